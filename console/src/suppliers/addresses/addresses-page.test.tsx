// @vitest-environment jsdom
import { readAddressLines } from '@homologa/domain/suppliers/addresses/address-lines';
import type { UndeliveredResponse } from '@homologa/domain/suppliers/addresses/addresses.contract';
import { matchAddresses } from '@homologa/domain/suppliers/addresses/match-addresses';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedForms } from '../../shared/forms/unsaved-forms';
import { press } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { buildAdmin } from '../test-suppliers';
import AddressesPage from './AddressesPage';
import { supplierOf } from './correction-calls';
import { Result } from './Result';

const ID = '0190f3c2-7b1e-7c4a-9d53-2f6a1c8e4b7';
const [ACME, BETA, GAMMA] = [`${ID}0`, `${ID}1`, `${ID}2`];
const undelivered = (id: string, name: string): UndeliveredResponse => ({
  _id: id,
  id,
  workflow: { _id: 'w1', id: 'w1', title: 'Transport 2026' },
  name,
  tax_id: '',
  emails: [`${name.toLowerCase()}@old.test`],
  error: 'mail_bounced',
});
const CHANGE = 'POST /api/workflows/w1/suppliers/addresses';
const LIST = 'GET /api/suppliers/undelivered';

const draw = (answers: Answers = {}) =>
  renderInApp(<AddressesPage />, {
    user: buildAdmin([]),
    answers: {
      [LIST]: {
        body: {
          suppliers: [undelivered(ACME, 'Acme'), undelivered(BETA, 'Beta'), undelivered(GAMMA, 'Gamma')],
          is_whole: true,
        },
      },
      [CHANGE]: { body: { changed: [ACME], skipped: [{ supplier_id: BETA, reason: 'email_suppressed' }] } },
      ...answers,
    },
  });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Supplier; new e-mail');
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sentChanges = (sent: readonly { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === CHANGE).map(({ body }) => body);

it('says why mail failed, previews pasted and typed addresses, changes them at one press and keeps the others', async () => {
  const { sent } = await draw();
  const list = within((await screen.findByText('acme@old.test')).closest('ul') as HTMLElement);
  expect(list.getAllByText(/^The address does not exist or takes no mail/)).toHaveLength(3);
  enter(box(), 'acme@old.test; ana@new.test\nNobody; x@new.test');
  enter(screen.getByLabelText('New e-mail of Beta'), 'beta@new.test');
  press('Preview');
  const forecast = within(await screen.findByRole('region', { name: 'What will be changed' }));
  expect(forecast.getByRole('status').textContent).toBe('1 of 3 lines will be changed.');
  expect(forecast.getByText(/^No supplier whose invitation failed/)).toBeTruthy();
  expect(forecast.getByText(/^Earlier mail to this e-mail came back/)).toBeTruthy();
  const changes = [
    { supplier_id: ACME, emails: ['ana@new.test'] },
    { supplier_id: BETA, emails: ['beta@new.test'] },
  ];
  expect(sentChanges(sent)).toEqual([{ changes, unless_shared: true, dry_run: true }]);
  press('Correct 1 and send again');
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText('Corrected, sent again')).toBeTruthy();
  // The box has become shorter, so a number would point at another line.
  expect(result.getByText('acme@old.test; ana@new.test ·')).toBeTruthy();
  expect(result.queryByText(/^Line/)).toBeNull();
  expect(sentChanges(sent)[1]).toEqual({ changes: changes.slice(0, 1), unless_shared: true, dry_run: false });
  expect(box().value).toBe('Nobody; x@new.test');
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail of Beta').value).toBe('beta@new.test');
  await waitFor(() => expect(sent.filter(({ call }) => call === LIST).length).toBeGreaterThan(1));
});

it('changes suppliers that share an address only when told to', async () => {
  const { sent } = await draw({ [CHANGE]: { body: { changed: [ACME, BETA], skipped: [] } } });
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme\tboth@new.test\nBeta\tboth@new.test');
  press('Preview');
  await screen.findByText('0 of 2 lines will be changed. No line can be changed yet. Mend the lines below.');
  expect(sentChanges(sent)).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What will be changed');
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox');
  checkbox.focus();
  fireEvent.click(checkbox);
  expect(checkbox.disabled).toBe(false);
  await screen.findByText('2 of 2 lines will be changed.');
  expect(document.activeElement).toBe(checkbox);
  expect(sentChanges(sent)).toMatchObject([{ unless_shared: false, dry_run: true }]);
});

it('keeps the lines of a call that failed, and says which suppliers were changed before it', async () => {
  const OTHER = 'POST /api/workflows/w2/suppliers/addresses';
  let calls = 0;
  const answers: Answers = {
    [LIST]: {
      body: {
        suppliers: [
          undelivered(ACME, 'Acme'),
          { ...undelivered(BETA, 'Beta'), workflow: { _id: 'w2', id: 'w2', title: 'Food' } },
        ],
        is_whole: true,
      },
    },
    [CHANGE]: { body: { changed: [ACME], skipped: [] } },
    [OTHER]: {
      get body() {
        calls += 1;
        return calls === 1 ? { changed: [BETA], skipped: [] } : { error: 'Oops!', code: 'x' };
      },
      get status() {
        return calls === 1 ? 200 : 500;
      },
    },
  };
  await draw(answers);
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme; ana@new.test\nBeta; leo@new.test');
  press('Preview');
  await screen.findByText('2 of 2 lines will be changed.');
  press('Correct 2 and send again');
  const told = await screen.findByText(/^1 supplier was corrected/);
  expect(told.textContent).toMatch(/The correction stopped early: Oops! What was not changed is still in the box/);
  expect(screen.getByText('1 supplier was not reached')).toBeTruthy();
  expect(box().value).toBe('Beta; leo@new.test');
});

it('forgets the preview when a line changes', async () => {
  const { sent } = await draw();
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme; ana@new.test');
  press('Preview');
  await screen.findByText('1 of 1 line will be changed.');
  enter(box(), 'Acme; leo@new.test');
  expect(screen.queryByRole('region', { name: 'What will be changed' })).toBeNull();
  enter(box(), 'Supplier; New e-mail');
  press('Preview');
  expect(screen.getByRole('button', { name: 'Preview' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('region', { name: 'What will be changed' })).toBeNull();
  expect(sentChanges(sent)).toHaveLength(1);
});

it('lets nothing be typed while a preview runs, and drops its answer if another workflow was chosen meanwhile', async () => {
  const answers: (() => void)[] = [];
  const answer = () => act(async () => answers.shift()?.());
  const { router } = await draw({
    [CHANGE]: {
      get body() {
        return new Promise((resolve) => {
          answers.push(() => resolve({ changed: [ACME], skipped: [] }));
        });
      },
    },
    [`${LIST}?workflow_id=w1`]: { body: { suppliers: [undelivered(ACME, 'Acme')], is_whole: true } },
  });
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme; ana@new.test');
  const row = () => screen.getByLabelText<HTMLInputElement>('New e-mail of Acme');
  const preview = screen.getByRole('button', { name: 'Preview' });
  preview.focus();
  press('Preview');
  await waitFor(() => expect(preview.getAttribute('aria-busy')).toBe('true'));
  expect([box().readOnly, row().readOnly, document.activeElement === preview]).toEqual([true, true, true]);
  await act(() => router.navigate('/here?workflow=w1'));
  await waitFor(() => expect(screen.queryByText('beta@old.test')).toBeNull());
  await answer();
  await waitFor(() => expect(box().readOnly).toBe(false));
  expect(screen.queryByRole('region', { name: 'What will be changed' })).toBeNull();
  press('Preview');
  await waitFor(() => expect(answers).toHaveLength(1));
  await answer();
  await screen.findByText('1 of 1 line will be changed.');
  await act(() => router.navigate(-1));
  await screen.findByText('beta@old.test');
  expect(screen.queryByRole('region', { name: 'What will be changed' })).toBeNull();
});

it('keeps what was entered, the other workflows and the guard when the suppliers of a workflow cannot be loaded', async () => {
  const food = { ...undelivered(BETA, 'Beta'), workflow: { _id: 'w2', id: 'w2', title: 'Food' } };
  const { router } = await draw({
    [LIST]: { body: { suppliers: [undelivered(ACME, 'Acme'), food], is_whole: true } },
    [`${LIST}?workflow_id=w1`]: { status: 500, body: { error: 'Oops!', code: 'x' } },
  });
  await screen.findByText('acme@old.test');
  enter(screen.getByLabelText('New e-mail of Beta'), 'beta@new.test');
  await act(() => router.navigate('/here?workflow=w1'));
  await screen.findByText('This could not be loaded. Oops!');
  expect(hasUnsavedForms()).toBe(true);
  enter(box(), 'Acme; ana@new.test');
  fireEvent.mouseDown(screen.getByRole('combobox'));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['All active workflows', 'Transport 2026', 'Food']);
  await act(() => router.navigate(-1));
  await screen.findByText('acme@old.test');
  expect(box().value).toBe('Acme; ana@new.test');
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail of Beta').value).toBe('beta@new.test');
});

it('warns of a correction whose first call failed', async () => {
  const [line] = readAddressLines('Acme; ana@new.test');
  const unreached = matchAddresses(line ? [line] : [], [supplierOf(undelivered(ACME, 'Acme'))], { mayShare: false });
  await renderInApp(<Result done={[]} refused={[]} unreached={unreached} error={new Error('Oops!')} />);
  const told = screen.getByRole('status');
  expect(told.textContent).toMatch(/^No supplier was changed\. The correction stopped early: Oops!/);
  expect(told.className).toContain('Warning');
  expect(screen.getByText('1 supplier was not reached')).toBeTruthy();
});

it.each([
  ['es', 'Ninguna invitación espera otro correo'],
  ['pt-BR', 'Nenhum convite aguarda outro e-mail'],
] as const)('says that nothing is to be corrected (%s)', async (locale, title) => {
  await renderInApp(<AddressesPage />, {
    locale,
    user: buildAdmin([]),
    answers: { [LIST]: { body: { suppliers: [], is_whole: true } } },
  });
  await screen.findByText(title);
});
