// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { press, type } from '../../test/gestures';
import { listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { ANSWERS, headings, ROWS, renderSuppliers } from '../../test/suppliers-table';
import { buildAdmin, buildRow } from '../test-suppliers';
import { SupplierCards } from './SupplierCards';
import { SupplierTable } from './SupplierTable';

// Preload the lazy dialogs, because on a busy machine the import takes longer than a test's timeout.
beforeAll(() => Promise.all([import('./ColumnDialog'), import('../filters/FilterDialog')]), 60_000);

it('shows the columns that the person chose', async () => {
  await renderSuppliers();
  await screen.findByText('Abeto');
  expect(headings()).toEqual(['', 'Company name', 'Country', 'Labels', 'Actions']);
});

it('marks whose figures or score the sandbox invented, whatever columns are chosen, also on a phone', async () => {
  const score = { requested_at: '2026-01-01T00:00:00Z', score: 'B' };
  const suppliers = [
    buildRow('s1', 'Abeto', { report: { is_sandbox: true } }),
    buildRow('s2', 'Boldo', { ccr: { ...score, is_sandbox: true, delivered_at: '2026-01-02T00:00:00Z' } }),
    buildRow('s3', 'Ceibo', { ccr: { ...score, is_sandbox: false, delivered_at: '2026-01-02T00:00:00Z' } }),
  ];
  const { withLists } = listsOf(async () => suppliers);
  const user = buildAdmin(['company_name', 'actions']);
  const { unmount } = await renderInApp(withLists(<SupplierTable tabs={['all']} />), { user, answers: ANSWERS });
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr');
  expect([await rowOf('Abeto'), await rowOf('Boldo'), await rowOf('Ceibo')].map(isMarked)).toEqual([true, true, false]);
  unmount();
  await renderInApp(<SupplierCards columns={['company_name']} suppliers={suppliers} />, { user });
  await screen.findByText('Ceibo');
  expect(screen.getAllByRole('listitem').map(isMarked)).toEqual([true, true, false]);
});

const isMarked = (row: HTMLElement | null) => row?.textContent.includes('SANDBOX DATA');

it('shows a dash for every score and figure that is not known, and none for what the client leaves out', async () => {
  const scores = ['commercial_score', 'risk_indicator', 'sqr_risk', 'paydex', 'emma_score', 'ccr_score', 'rating'];
  await renderSuppliers({ columns: ['company_name', 'sic', ...scores, 'revenue'] });
  const row = (await screen.findByText('Abeto')).closest('tr') as HTMLElement;
  const texts = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts.slice(-8)).toEqual(Array(8).fill('–'));
  expect(texts.slice(0, -8)).not.toContain('–');
});

it('says of an invitation that waits for the mail server why it waits, and nothing of one that is on its way', async () => {
  const suppliers = [
    buildRow('s1', 'Abeto', { invitation: { state: 'queued', sent_at: null, error: 'mail_delayed' } }),
    buildRow('s2', 'Boldo', { invitation: { state: 'queued', sent_at: null, error: null } }),
    buildRow('s3', 'Ceibo', { invitation: { state: 'failed', sent_at: null, error: 'mail_refused' } }),
  ];
  await renderInApp(<SupplierCards columns={['company_name']} suppliers={suppliers} />, { user: buildAdmin([]) });
  await screen.findByText('Ceibo');
  const [waiting, sending, failed] = screen.getAllByRole('listitem');
  expect(failed?.textContent).toContain('Not delivered');
  expect(sending?.textContent).not.toContain('Waiting for mail');
  expect(waiting?.textContent).not.toContain('Not delivered');
  const chip = screen.getByText('Waiting for mail').closest('[tabindex]') as HTMLElement;
  expect(waiting?.contains(chip)).toBe(true);
  fireEvent.mouseOver(chip);
  const said = /^Invitation waiting for the mail server\. The mail server cannot be reached or asks to wait\./;
  expect((await screen.findByRole('tooltip')).textContent).toMatch(said);
});

it('stores another choice of columns with the account', async () => {
  const changed = buildAdmin(['company_name', 'tax_id', 'labels', 'actions']);
  const { sent } = await renderSuppliers({ answers: { 'PUT /api/accounts/u1': { body: changed } } });
  await screen.findByText('Abeto');
  press('Columns');
  const title = await screen.findByText('Columns', { selector: 'h2' });
  const dialog = within(title.closest<HTMLElement>('[role=dialog]') ?? title);
  fireEvent.click(dialog.getByText('Country'));
  fireEvent.click(dialog.getByText('Tax ID'));
  fireEvent.click(dialog.getByText('Save'));
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      preferences: { supplier_table_columns: ['company_name', 'labels', 'tax_id', 'actions'] },
    }),
  );
  await waitFor(() => expect(headings()).toEqual(['', 'Company name', 'Tax ID', 'Labels', 'Actions']));
});

it('selects one, a range with Shift, the page, and everything that the list finds', async () => {
  await renderSuppliers();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Abeto' }));
  const bar = within(screen.getByRole('region', { name: 'Selected suppliers' }));
  expect(bar.getByText('1 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ceibo' }), { shiftKey: true });
  expect(bar.getByText('3 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Boldo' }));
  expect(bar.getByText('2 selected')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ceibo' }).checked).toBe(true);
  press('Select all 3');
  expect(bar.getByText('3 selected')).toBeTruthy();
  press('Clear selection');
  expect(screen.queryByText('3 selected')).toBeNull();
});

it('says that a search finds more than ten thousand, and selects all of them', async () => {
  const { withLists } = listsOf(async () => ROWS, { total: 10_001 });
  const counting = `GET /api/suppliers/counts?${new URLSearchParams({ filter: JSON.stringify({ q: 'Abeto' }) })}`;
  const body = { all: 10_001, pending: 9_997, in_progress: 0, completed: 4, archived: 0, is_more: true };
  await renderInApp(withLists(<SupplierTable tabs={['all', 'pending', 'completed']} />), {
    user: buildAdmin(['company_name', 'actions']),
    answers: { ...ANSWERS, [counting]: { body } },
  });
  type('Search suppliers', 'Abeto');
  expect(await screen.findByRole('tab', { name: /^All 10,000\+$/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Pending 9,500\+$/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Completed …$/ })).toBeTruthy();
  expect(screen.getByText('1-25 of more than 10,000')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Abeto' }));
  press('Select all matching');
  expect(screen.getByText('All matching selected')).toBeTruthy();
});

it('offers no boxes, labels or actions to a user who may only read', async () => {
  await renderSuppliers({ user: { company_admin: false } });
  await screen.findByText('Abeto');
  expect(headings()).toEqual(['Company name', 'Country']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('searches, says that nothing matches, and clears the search', async () => {
  const { asked } = await renderSuppliers();
  await screen.findByText('Abeto');
  type('Search suppliers', 'nobody');
  expect(await screen.findByText('There are no suppliers that match your search query')).toBeTruthy();
  expect(asked.at(-1)?.filter).toEqual({ q: 'nobody' });
  press('Clear search and filters');
  expect(await screen.findByText('Abeto')).toBeTruthy();
});

it('asks for a status by its tab, with how many there are', async () => {
  const { asked } = await renderSuppliers();
  fireEvent.click(await screen.findByRole('tab', { name: /Archived/ }));
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ status: ['archived'] }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'All 3' })).toBeTruthy());
});

it('counts in each tab what the search and the filter leave, whatever tab is chosen', async () => {
  const query = { filter: JSON.stringify({ q: 'Abeto' }) };
  const counted = `GET /api/suppliers/counts?${new URLSearchParams(query)}`;
  const body = { all: 7, pending: 5, in_progress: 0, completed: 2, archived: 0 };
  await renderSuppliers({ answers: { [counted]: { body } } });
  await screen.findByRole('tab', { name: 'All 3' });
  type('Search suppliers', 'Abeto');
  await screen.findByRole('tab', { name: 'All 7' });
  press(/Completed/, 'tab');
  await screen.findByRole('tab', { name: 'Completed 2', selected: true });
  expect(screen.getByRole('tab', { name: 'All 7' })).toBeTruthy();
});

it('filters by several values at once, shows each as a chip, and takes them back one by one', async () => {
  const { asked } = await renderSuppliers();
  await screen.findByText('Abeto');
  press('Filter');
  const dialog = within(await screen.findByRole('dialog'));
  const risks = within(await dialog.findByRole('group', { name: 'Risk indicator' }));
  fireEvent.click(risks.getByText(/^1/));
  fireEvent.click(risks.getByText(/^4/));
  expect(await risks.findByText('(2)', { exact: false })).toBeTruthy();
  expect(asked.at(-1)?.filter).toEqual({});
  press('Apply');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ risk_indicator: ['1', '4'] }));
  const chips = within(await screen.findByRole('group', { name: 'Applied filters' }));
  fireEvent.click(chips.getByText(/: 1/));
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ risk_indicator: ['4'] }));
  press('Clear filters');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
});

it('filters all suppliers by the statuses that have no tab, and counts the filters on the button', async () => {
  const { asked } = await renderSuppliers();
  await screen.findByText('Abeto');
  press('Filter');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(within(await dialog.findByRole('group', { name: 'Status' })).getByText('Pending'));
  fireEvent.click(within(dialog.getByRole('group', { name: 'Status' })).getByText('Completed'));
  fireEvent.click(within(await dialog.findByRole('group', { name: 'Risk indicator' })).getByText(/^4/));
  press('Apply');
  await waitFor(() =>
    expect(asked.at(-1)?.filter).toEqual({ status: ['pending', 'completed'], risk_indicator: ['4'] }),
  );
  expect((await screen.findByRole('button', { name: 'Filters applied' })).textContent).toMatch(/2$/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
  expect(await screen.findByRole('button', { name: 'Filter' })).toBeTruthy();
});

it('peeks at the row under the cursor with Space, goes along with j, and asks once for each', async () => {
  const timeline = (since: string) => ({
    body: { events: [{ event: 'invited', by: 'client', created_at: since }], awaited: null, next: [] },
  });
  const answers = {
    'GET /api/workflows/w1/suppliers/s1/timeline': timeline('2026-03-01T12:00:00Z'),
    'GET /api/workflows/w1/suppliers/s2/timeline': timeline('2026-04-02T12:00:00Z'),
  };
  const { sent } = await renderSuppliers({ answers });
  await screen.findByText('Abeto');
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  key('j');
  const before = sent.length;
  key(' ');
  const peek = within(await screen.findByRole('complementary', { name: 'Summary of the supplier' }));
  expect(peek.getByRole('heading', { name: 'Abeto' })).toBeTruthy();
  expect(await peek.findByText(/Mar 1|1 Mar|03\/01|01\/03|March/)).toBeTruthy();
  expect(peek.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/workflows/w1/suppliers/s1');
  key('j');
  expect(await screen.findByRole('heading', { name: 'Boldo' })).toBeTruthy();
  await waitFor(() => expect(sent.length).toBe(before + 2));
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(document.activeElement?.textContent).toContain('Boldo');
});

it('shows a saved view as the address and the table have it', async () => {
  const view = {
    id: 'v1',
    name: 'Chile by name',
    workflow_id: null,
    filter: { country: ['chile'] },
    sort: { field: 'invite.company_name', order: 'ASC' },
    columns: ['company_name'],
  };
  const preferences = { language: 'en', supplier_table_columns: ['company_name'], saved_views: [view] };
  const { asked, router } = await renderSuppliers({ user: { preferences } });
  await screen.findByText('Abeto');
  press('Views');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Chile by name' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: view.filter, sort: view.sort }));
  expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('invite.company_name');
  expect(await screen.findByRole('button', { name: 'Chile by name' })).toBeTruthy();
});
