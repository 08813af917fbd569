// @vitest-environment jsdom
import type { HitRow } from '@homologa/domain/compliance/hit-queue.contract';
import type { ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import HitsPage from './HitsPage';

const rowOf = (n: number): HitRow => ({
  _id: `h${n}`,
  id: `h${n}`,
  supplier: { _id: `s${n}`, id: `s${n}`, workflow_id: 'w1', name: `Proveedor ${n}` },
  workflow: { title: 'Ola' },
  party: 'Celia',
  entry_key: `demo:${n}@a`,
  name: `CELIA INVENTADA ${n}`,
  list: { code: 'demo', title: 'Lista ficticia' },
  score: 0.96,
  entries: 1,
  state: 'undecided',
  decision: null,
  decided_at: null,
  decided_by: null,
  is_own: false,
  found_at: '2026-11-01T10:00:00.000Z',
  owner: null,
});

const hitOf = (n: number): ScreeningHit => ({
  entry_key: `demo:${n}@a`,
  list: { code: 'demo', title: 'Lista ficticia' },
  list_version: null,
  entry_id: String(n),
  matched_name: `CELIA INVENTADA ${n}`,
  names: [],
  score: 0.96,
  topics: [],
  countries: [],
  birth_dates: [],
  date: null,
  remarks: null,
  url: null,
});

const NONE = { sanction_lists: [], adverse_media: [], peps: [] };
const screeningOf = (n: number) => ({
  _id: `c${n}`,
  id: `c${n}`,
  status: 'match',
  request: { company_country: null, shareholders: ['Celia'], options: [], requested_at: '2026-11-01T10:00:00.000Z' },
  finished_at: null,
  data: {
    company_screenings: [],
    shareholders_screenings: [{ ...NONE, name: 'Celia', sanction_lists: [hitOf(n)] }],
    shareholders: [],
    beneficial_owners: [],
    legal_actions: [],
    subsidiaries: [],
    branches: [],
  },
  new_entry_keys: [],
  reports: [],
  report_versions: [],
  decisions: [],
});

const supplierOf = (n: number) => `/api/workflows/w1/suppliers/s${n}`;
const answersOf = (n: number) => ({
  [`GET ${supplierOf(n)}/screening`]: { body: screeningOf(n) },
  [`GET ${supplierOf(n)}/screening/others?entry_key=${encodeURIComponent(`demo:${n}@a`)}`]: { body: [] },
  [`POST ${supplierOf(n)}/screening/decisions`]: { body: {} },
});
const answers = {
  ...answersOf(1),
  ...answersOf(2),
  'GET /api/hits/summary': {
    body: { counts: { open: 2, proposed: 0, settled: 0 }, to_confirm: 0, lists: [], owners: [] },
  },
  'GET /api/screening-settings': { body: { four_eyes: false } },
};

async function renderQueue(path = '/hits', left = [rowOf(1), rowOf(2)]) {
  const { withLists, asked } = listsOf(async () => [...left]);
  const { sent } = await renderInApp(withLists(<HitsPage />), { answers, user: sampleUser, path });
  return { left, sent, asked };
}

const comparison = (n: number) => screen.findByRole('dialog', { name: `CELIA INVENTADA ${n}` });

async function decide(n: number) {
  fireEvent.keyDown(await comparison(n), { key: 'f' });
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: 'Otra fecha' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
}

it('a decision opens the comparison of the next hit, and the last one closes the dialog', async () => {
  const { left, sent } = await renderQueue();
  fireEvent.click(await screen.findByRole('button', { name: 'CELIA INVENTADA 1' }));
  left.splice(0, 1);
  await decide(1);
  await comparison(2);
  left.splice(0, 1);
  await decide(2);
  await screen.findByText('Nothing waits for a decision.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const decided = sent.filter(({ call }) => call.startsWith('POST'));
  expect(decided.map(({ call, body }) => [call, (body as { entry_key: string }).entry_key])).toEqual([
    [`POST ${supplierOf(1)}/screening/decisions`, 'demo:1@a'],
    [`POST ${supplierOf(2)}/screening/decisions`, 'demo:2@a'],
  ]);
});

it('n and p walk through the comparisons, and through the rows while none is open', async () => {
  await renderQueue();
  const first = await screen.findByRole('button', { name: 'CELIA INVENTADA 1' });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'n' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'CELIA INVENTADA 2' }));
  fireEvent.click(first);
  fireEvent.keyDown(await comparison(1), { key: 'n' });
  const second = await comparison(2);
  screen.getByText('2 of 2');
  fireEvent.keyDown(second, { key: 'p' });
  await comparison(1);
});

it('a tab asks for its part of the queue', async () => {
  const { asked } = await renderQueue();
  fireEvent.click(await screen.findByRole('tab', { name: /^Proposed/ }));
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ queue: 'proposed' }));
});

it('Enter opens the comparison of the row under the cursor, as does a press beside its name', async () => {
  await renderQueue();
  await screen.findByRole('button', { name: 'CELIA INVENTADA 1' });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  const dialog = await comparison(1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Proveedor 2'));
  await comparison(2);
});

it('offers to clear the filters where nothing fits them, and stays in its part of the queue', async () => {
  const filter = encodeURIComponent(JSON.stringify({ queue: 'proposed', band: 'high' }));
  const { asked, left } = await renderQueue(`/hits?filter=${filter}`, []);
  expect(left).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ queue: 'proposed' }));
});

it('names the compliance check of a hit without a supplier, and not the workflow that holds the checks', async () => {
  await renderQueue('/hits', [{ ...rowOf(1), workflow: { title: 'Compliance checks' }, is_check: true }]);
  fireEvent.click(await screen.findByRole('button', { name: 'CELIA INVENTADA 1' }));
  await comparison(1);
  screen.getByText(/^Compliance check:/);
  expect(screen.queryByText(/Compliance checks/)).toBeNull();
});
