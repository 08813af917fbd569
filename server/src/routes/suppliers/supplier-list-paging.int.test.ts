import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierRoutes } from './suppliers.routes';

const SUPPLIERS = 2_600;
const PAGED = 600;
const PAGE = 210;

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let path: string;
let pagedPath: string;

/** Writes rows in several transactions, because a single transaction might time out on a busy machine. */
async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += PART) await write(rows.slice(at, at + PART));
}
const PART = 1_000;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, supplierRoutes);
  admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const flow = await buildWorkflow(app, companyId);
  const other = await buildWorkflow(app, companyId, { title: 'Otra', status: 'closed' });
  const paged = await buildWorkflow(app, companyId, { title: 'Por páginas', status: 'closed' });
  pagedPath = `/api/workflows/${paged.id}/suppliers`;
  path = `/api/workflows/${flow.id}/suppliers`;
  const moment = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 40)));
  const suppliers = Array.from({ length: SUPPLIERS + PAGED }, (_, n) => ({
    id: newId(),
    companyId,
    workflowId: n >= SUPPLIERS ? paged.id : n % 13 === 0 ? other.id : flow.id,
    companyName: `Común ${'ABCDE'[n % 5]} S.A.`,
    fullName: n % 3 === 0 ? 'Óscar Peña' : 'Ana Ruiz',
    emails: [`c${n % 7}@proveedor.test`],
    country: n % 2 === 0 ? 'brazil' : 'peru',
    address: n % 5 === 0 ? '' : `Calle ${n % 50}`,
    decision: n % 6 === 0 ? 'approved' : null,
    taxId: n % 4 === 0 ? `30${String(n).padStart(9, '0')}` : '',
    status: (['pending', 'in_progress', 'completed', 'archived'] as const)[n % 4],
    commercialScore: n % 3 === 0 ? n % 100 : null,
    questionnaireStartedAt: n % 2 === 0 ? moment(n) : null,
    questionnaireCompletedAt: n % 4 === 0 ? moment(n) : null,
    invitationState: n % 100 === 0 ? ('failed' as const) : ('sent' as const),
    onboardingStep: n % 50 === 1 ? ('account_connection' as const) : ('introduction' as const),
    lastRemindedAt: n % 8 === 0 ? moment(n) : null,
    createdAt: moment(n),
    modifiedAt: moment(n),
  }));
  await inParts(suppliers, (data) => app.db.system((tx) => tx.supplier.createMany({ data })));
  const reports = suppliers
    .filter((_, n) => n % 3 === 0)
    .map(({ id }, n) => ({
      supplierId: id,
      companyId,
      revenue: n % 10,
      shortTermDebit: n % 2 === 0 ? 100 : null,
      longTermDebit: n % 5,
      deliveryDate: moment(n),
      updatedAt: moment(n),
    }));
  await inParts(reports, (data) => app.db.system((tx) => tx.report.createMany({ data })));
  await app.db.system((tx) =>
    tx.ccrRequest.createMany({
      data: suppliers.slice(SUPPLIERS - 60, SUPPLIERS + 60).map(({ id }, n) => ({
        id: newId(),
        companyId,
        supplierId: id,
        requestedAt: moment(n),
        deliveredAt: n % 2 === 0 ? moment(n) : null,
      })),
    }),
  );
});
afterAll(() => app.destroy());

interface Row {
  id: string;
  report: { revenue: number | null } | null;
  last_reminded_at: string | null;
  ccr: { delivered_at: string | null } | null;
  invite: { company_name: string; tax_id: string };
}

async function readList(query: Record<string, unknown>, url = path): Promise<{ rows: Row[]; total: number }> {
  const answer = await request(server)
    .get(url)
    .query(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])))
    .set({ Authorization: `Bearer ${admin.token}` });
  expect(answer.status).toBe(200);
  return { rows: answer.body, total: Number(answer.headers['content-range']?.split('/')[1]) };
}

async function readPaged(query: Record<string, unknown>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < PAGED; start += PAGE) {
    rows.push(...(await readList({ ...query, range: [start, start + PAGE - 1] }, pagedPath)).rows);
  }
  return rows;
}

const ofFlow = SUPPLIERS - Math.ceil(SUPPLIERS / 13);

test.each(
  ['ASC', 'DESC'].flatMap((order) =>
    [
      'created_at',
      'status',
      'invite.company_name',
      'invite.tax_id',
      'invite.emails',
      'invite.address',
      'decision.decision',
      'screening.status',
      'last_reminded_at',
      'report.commercial_score',
      'report.debt',
      'ccr.status',
    ].map((field) => [field, order] as const),
  ),
)(
  'pages by %s %s hold every supplier once, whichever end they are read from',
  async (field, order) => {
    const rows = await readPaged({ sort: [field, order] });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(PAGED);
    expect(rows).toHaveLength(PAGED);
    const looked = await readPaged({ sort: [field, order], filter: { invitation: ['failed', 'sent'] } });
    expect(looked.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  },
  30_000,
);

test.each([
  { country: ['peru'] },
  { country: ['brazil', 'PE', 'brazil'] },
  { country: ['chile'] },
  { commercial_score: ['alert', 'great'] },
  { status: ['completed'] },
  { status: ['all'], country: ['peru'], industry: [] },
])('a filter by one thing that is counted, %j, finds what a look at all of them finds', async (filter) => {
  const looking = { ...filter, invitation: ['failed', 'sent'] };
  const [counted, looked] = [await readList({ filter }), await readList({ filter: looking })];
  expect(counted).toEqual(looked);
  const last = { range: [Math.max(counted.total - 10, 0), counted.total + 5] };
  expect(await readList({ filter, ...last })).toEqual(await readList({ filter: looking, ...last }));
});

test('suppliers without a figure come last in both directions', async () => {
  for (const order of ['ASC', 'DESC']) {
    const revenues = (await readPaged({ sort: ['report.revenue', order] })).map(
      ({ report }) => report?.revenue ?? null,
    );
    const known = revenues.filter((value) => value !== null);
    expect(revenues.slice(0, known.length)).toEqual(known.toSorted((a, b) => (order === 'ASC' ? a - b : b - a)));
  }
});

test('suppliers about whom nothing was typed come last in both directions', async () => {
  for (const order of ['ASC', 'DESC']) {
    const ids = (await readPaged({ sort: ['invite.tax_id', order] })).map(({ invite }) => invite.tax_id);
    const known = ids.filter((id) => id !== '');
    expect(known.length).toBeGreaterThan(100);
    expect(ids.slice(0, known.length)).toEqual(order === 'ASC' ? known.toSorted() : known.toSorted().reverse());
  }
});

test('suppliers who were never reminded come last, and each row says when it was', async () => {
  for (const order of ['ASC', 'DESC']) {
    const moments = (await readPaged({ sort: ['last_reminded_at', order] })).map((row) => row.last_reminded_at);
    const known = moments.filter((moment) => moment !== null);
    expect(known).toHaveLength(PAGED / 8);
    expect(moments.slice(0, known.length)).toEqual(order === 'ASC' ? known.toSorted() : known.toSorted().reverse());
  }
});

test('an invitation that was sent is not started until the onboarding has left its introduction', async () => {
  const [sent, notStarted] = [await total({ invitation: 'sent' }), await total({ invitation: 'not_started' })];
  const undelivered = await total({ invitation: ['failed', 'not_started'] });
  expect(sent - notStarted).toBe(48);
  expect(undelivered).toBe(notStarted + (await total({ invitation: 'failed' })));
});

test('a CCR sorts by how far it is', async () => {
  const stage = ({ ccr }: Row) => (ccr === null ? 0 : ccr.delivered_at === null ? 1 : 2);
  const { rows } = await readList({ sort: ['ccr.status', 'DESC'], range: [0, 99] });
  expect(rows.map(stage)).toEqual(rows.map(stage).toSorted((a, b) => b - a));
  expect(stage(rows[0] as Row)).toBe(2);
});

test('a common term finds the same as a rare one does, with an exact count', async () => {
  // All company names contain 'COMUN', so the search for it compares all rows. 'comun' with a letter, such as 'comun
  // A', is rarer, so that search uses the index.
  const common = await readList({ filter: { q: 'COMUN' }, sort: ['invite.company_name', 'ASC'], range: [0, 999] });
  expect(common.total).toBe(ofFlow);
  const rare = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map((letter) => readList({ filter: { q: `comun ${letter}` } })),
  );
  expect(rare.reduce((sum, { total }) => sum + total, 0)).toBe(ofFlow);
  expect(common.rows.slice(0, 3).map(({ invite }) => invite.company_name)).toEqual(Array(3).fill('Común A S.A.'));
  expect((await readList({ filter: { q: 'co' } })).total).toBe(ofFlow);
  expect((await readList({ filter: { q: '30' } })).total).toBeGreaterThan(0);
  const narrowed = await readList({ filter: { q: 'proveedor', country: 'peru', status: 'archived' } });
  const expected = await readList({ filter: { country: 'peru', status: 'archived' } });
  expect(narrowed.total).toBe(expected.total);
  expect(narrowed.rows.map(({ id }) => id)).toEqual(expected.rows.map(({ id }) => id));
});

test('more than ten thousand matches are answered as 10001, and a page beyond them is refused', async () => {
  const companyId = admin.companyId ?? '';
  const large = await buildWorkflow(app, companyId, { title: 'Muy grande', status: 'closed' });
  for (const half of [0, 1]) {
    await app.db.system(
      (tx) => tx.$executeRaw`
      INSERT INTO "Supplier" ("id", "companyId", "workflowId", "status", "companyName", "createdAt", "modifiedAt")
      SELECT gen_random_uuid(), ${companyId}::uuid, ${large.id}::uuid, 'completed', 'Masivo ' || n, now(), now()
      FROM generate_series(${half * 10_050 + 1}::integer, ${half * 10_050 + 10_050}::integer) n`,
    );
  }
  const url = `/api/workflows/${large.id}/suppliers`;
  const asked = (path: string, query: Record<string, string>) =>
    request(server)
      .get(path)
      .query(query)
      .set({ Authorization: `Bearer ${admin.token}` });
  const filter = JSON.stringify({ q: 'masivo' });
  const range = async (query: Record<string, string>) => (await asked(url, query)).headers['content-range'];
  expect(await range({ filter })).toBe('suppliers 0-24/10001');
  expect(await range({ filter, range: '[9999, 10023]' })).toBe('suppliers 9999-10023/10001');
  expect((await asked(`${url}/counts`, { filter })).body).toMatchObject({ all: 10_001, is_more: true });
  expect(await range({ filter, range: '[20090, 20114]' })).toBe('suppliers 20090-20099/20100');
  expect(await range({ range: '[20099, 20123]' })).toBe('suppliers 20099-20099/20100');
  const beyond = { range: '[10000, 10024]' };
  for (const query of [{ ...beyond, filter }, beyond]) {
    const { status, body } = await asked(url, query);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'page_out_of_window' });
    expect(body.error).toMatch(/Narrow the filter, or export/);
  }
});

test('a page past the end is empty and still counts', async () => {
  const past = { range: [9_000, 9_024] };
  expect(await readList(past)).toEqual({ rows: [], total: ofFlow });
  const matched = await readList({ ...past, filter: { q: 'comun' } });
  expect(matched).toEqual({ rows: [], total: ofFlow });
  expect((await readList({ range: [ofFlow - 3, ofFlow + 21] })).rows).toHaveLength(3);
});

const total = async (filter: Record<string, unknown>) => (await readList({ filter })).total;

test('filters narrow by questionnaire, failed invitation and the days of adding', async () => {
  const stages = await Promise.all(
    ['not_started', 'started', 'completed'].map((status) => total({ questionnaire_status: status })),
  );
  expect(stages.every((count) => count > 0)).toBe(true);
  expect(stages.reduce((sum, count) => sum + count, 0)).toBe(ofFlow);
  expect(await total({ questionnaire_status: ['started', 'completed'] })).toBe((stages[1] ?? 0) + (stages[2] ?? 0));
  expect(await total({ invitation: 'failed' })).toBe(24);
  const day = await total({ created_from: '2026-01-05', created_to: '2026-01-05' });
  expect(day).toBe(await total({ created_from: '2026-01-05T00:00:00Z', created_to: '2026-01-06T00:00:00Z' }));
  expect(day).toBeGreaterThan(50);
  expect(await total({ created_from: '2026-03-01' })).toBe(0);
});

test('an emptied filter is none, but for one that names suppliers', async () => {
  expect(await total({ workflow_id: [], country: [] })).toBe(ofFlow);
  expect(await total({ workflow_id: [] })).toBe(ofFlow);
  expect(await total({ id: [] })).toBe(0);
});

test('a filter that is unknown or of the wrong kind is 422', async () => {
  for (const filter of [
    { questionnaire_status: 'lost' },
    { invitation: 'none' },
    { created_from: 'May' },
    { created_from: '0000-01-01' },
    { created_to: '0001-01-01T00:00:00+14:00' },
    { nope: 1 },
  ]) {
    const answer = await request(server)
      .get(path)
      .query({ filter: JSON.stringify(filter) })
      .set({ Authorization: `Bearer ${admin.token}` });
    expect(answer.status).toBe(422);
  }
});

test('every sort is stable over all workflows too', async () => {
  for (const field of Object.keys(supplierList.sort)) {
    const { rows } = await readList({ sort: [field, 'ASC'], range: [0, 24] }, '/api/suppliers');
    expect(rows).toHaveLength(25);
  }
});
