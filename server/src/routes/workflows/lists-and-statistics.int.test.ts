import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { statisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { workflowListResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from './workflows.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
const ids: Record<string, string> = {};
let activeSupplierId: string;
const day = (n: number) => new Date(Date.UTC(2026, 9, n));
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...workflowRoutes, ...supplierRoutes]);
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const make = async (key: string, overrides: Parameters<typeof buildWorkflow>[2]) => {
    const workflow = await buildWorkflow(app, admin.companyId ?? '', { title: key, ...overrides });
    ids[key] = workflow.id;
    return workflow;
  };
  const zebra = await make('Zebra 100%', { modifiedAt: day(3), launchedAt: day(1) });
  const acores = await make('Açores', {
    modifiedAt: day(2),
    launchedAt: day(2),
    type: 'investigating',
    reportType: 'bir',
  });
  await make('Borrador', { status: 'draft', modifiedAt: day(4), launchedAt: null });
  await make('Closed', { status: 'closed', modifiedAt: day(1), launchedAt: day(3), closedAt: day(4) });
  const theirs = await buildPerson(app);
  await buildWorkflow(app, theirs.companyId ?? '', { title: 'Theirs' });
  await app.db.system((tx) =>
    tx.questionnaireItem.create({
      data: { id: newId(), companyId: zebra.companyId, workflowId: zebra.id, position: 0, type: 'input', title: 'Q' },
    }),
  );

  const countries = [
    ...Array<string>(4).fill('brazil'),
    'peru',
    'peru',
    'peru',
    'mexico',
    'mexico',
    'chile',
    'bolivia',
    'ecuador',
    'uruguay',
  ];
  const industries = ['steel', 'steel', 'food', 'food', 'wood', 'paper', 'glass'];
  const strengths = ['5A', '5A', '1A', 'B', 'H'];
  for (const [index, country] of countries.entries()) {
    await buildSupplier(app, zebra, {
      country,
      industry: industries[index] ?? null,
      financialStrength: strengths[index] ?? null,
      commercialScore: index < 3 ? 90 : null,
      status: index < 2 ? 'completed' : 'pending',
    });
  }
  await buildSupplier(app, acores, { country: 'brazil', status: 'in_progress' });
  const supplier = await app.db.read.supplier.findFirstOrThrow({ where: { workflowId: zebra.id } });
  activeSupplierId = supplier.id;
  await app.db.system((tx) =>
    tx.activity.createMany({
      data: Array.from({ length: 12 }, (_, index) => ({
        id: newId(),
        companyId: zebra.companyId,
        workflowId: zebra.id,
        supplierId: activeSupplierId,
        supplierCompanyName: 'Aceros',
        type: 'onboarding_started',
        createdAt: new Date(Date.UTC(2026, 9, 1, index)),
      })),
    }),
  );
});
afterAll(() => app.destroy());

const get = (path: string, query: Record<string, unknown> = {}, person = admin) =>
  request(server)
    .get(path)
    .set({ Authorization: `Bearer ${person.token}` })
    .query(
      Object.fromEntries(Object.entries(query).map(([k, v]) => [k, typeof v === 'string' ? v : JSON.stringify(v)])),
    );
const list = (query: Record<string, unknown> = {}, person = admin) => get('/api/workflows', query, person);
const titles = (body: { info: { title: string } }[]) => body.map(({ info }) => info.title);

test('a list shows what was modified last first, with counts and without questionnaire and suppliers', async () => {
  const answer = await list();
  expect(answer.status).toBe(200);
  expect(workflowListResponse.parse(answer.body)).toEqual(answer.body);
  expect(answer.headers['content-range']).toBe('workflows 0-3/4');
  expect(titles(answer.body)).toEqual(['Borrador', 'Zebra 100%', 'Açores', 'Closed']);
  expect(answer.body[1]).toMatchObject({ suppliers_count: 13, suppliers_completed_count: 2 });
  expect(answer.body[1]).not.toHaveProperty('questionnaire');
  expect(answer.body[1]).not.toHaveProperty('suppliers');
});

test('drafts are absent from what a company user sees', async () => {
  const answer = await list({}, user);
  expect(titles(answer.body)).toEqual(['Zebra 100%', 'Açores', 'Closed']);
  expect(answer.headers['content-range']).toBe('workflows 0-2/3');
  expect((await list({ status: 'draft' }, user)).body).toEqual([]);
});

test.each([
  [
    ['info.title', 'ASC'],
    ['Açores', 'Borrador', 'Closed', 'Zebra 100%'],
  ],
  [
    ['title', 'DESC'],
    ['Zebra 100%', 'Closed', 'Borrador', 'Açores'],
  ],
  [
    ['suppliers_count', 'DESC'],
    ['Zebra 100%', 'Açores'],
  ],
  [
    ['launched_at', 'ASC'],
    ['Zebra 100%', 'Açores', 'Closed', 'Borrador'],
  ],
  [
    ['launched_at', 'DESC'],
    ['Closed', 'Açores', 'Zebra 100%', 'Borrador'],
  ],
  [
    ['modified_at', 'ASC'],
    ['Closed', 'Açores', 'Zebra 100%', 'Borrador'],
  ],
])('sorted by %j', async (sort, expected) => {
  const answer = await list({ sort });
  expect(titles(answer.body).slice(0, expected.length)).toEqual(expected);
});

test.each([
  [{ status: 'active' }, ['Zebra 100%', 'Açores']],
  [{ filter: { status: ['draft', 'closed'] } }, ['Borrador', 'Closed']],
  [{ filter: { q: 'ACORES' } }, ['Açores']],
  [{ q: '0%' }, ['Zebra 100%']],
  [{ q: '_' }, []],
  [{ filter: { type: 'investigating', report_type: 'bir' } }, ['Açores']],
])('filtered by %j', async (query, expected) => {
  expect(titles((await list(query)).body)).toEqual(expected);
});

test('pages carry their range; what is not one is 400, unknown filters and sorts are 422', async () => {
  const page = await list({ range: [1, 2] });
  expect(titles(page.body)).toEqual(['Zebra 100%', 'Açores']);
  expect(page.headers['content-range']).toBe('workflows 1-2/4');
  const beyond = await list({ range: [10, 19] });
  expect([beyond.body, beyond.headers['content-range']]).toEqual([[], 'workflows */4']);
  const many = await list({ filter: { id: [ids['Closed'], newId()] } });
  expect(titles(many.body)).toEqual(['Closed']);
  const made = await list({ filter: { id: ['11111111-1111-1111-1111-111111111111'] } });
  expect([made.status, made.body]).toEqual([200, []]);
  expect((await list({ range: 'all' })).status).toBe(400);
  expect((await list({ sort: ['title'] })).status).toBe(400);
  for (const query of [{ filter: { owner: 'me' } }, { sort: ['owner', 'ASC'] }, { status: 'sleeping' }]) {
    expect((await list(query)).status).toBe(422);
  }
});

test('fields names what is answered, the ids always', async () => {
  const answer = await list({ status: 'active', fields: 'info.title,suppliers,questionnaire.title,nothing' });
  expect(workflowListResponse.safeParse(answer.body).success).toBe(true);
  expect(answer.body[0]).toEqual({
    _id: ids['Zebra 100%'],
    id: ids['Zebra 100%'],
    info: { title: 'Zebra 100%' },
    suppliers: expect.arrayContaining([expect.any(String)]) as unknown,
    questionnaire: [{ title: 'Q' }],
  });
  expect(answer.body[0].suppliers).toHaveLength(13);
  expect(answer.body[1]).toMatchObject({ questionnaire: [] });
});

test('one workflow answers only what fields names too, its first suppliers unless they are left out', async () => {
  const path = `/api/workflows/${ids['Zebra 100%']}`;
  const whole = await get(path);
  expect(whole.body.suppliers.length).toBeGreaterThan(0);
  const own = await get(`${path}?fields=info.title,status`);
  expect(own.body).toEqual({ _id: whole.body._id, id: whole.body.id, info: { title: 'Zebra 100%' }, status: 'active' });
  const suppliers = await get(`${path}?fields=suppliers`);
  expect(suppliers.body.suppliers).toEqual(whole.body.suppliers);
});

test('statistics are over all active workflows: the top 5 or 3 in descending order, the rest as other', async () => {
  const answer = await get('/api/workflows/statistics');
  expect(statisticsResponse.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toMatchObject({
    workflows: { draft: 1, active: 2, closed: 1 },
    suppliers: {
      total: 14,
      status: [
        { key: 'pending', count: 11 },
        { key: 'completed', count: 2 },
        { key: 'in_progress', count: 1 },
      ],
    },
    country: [
      { key: 'brazil', count: 5 },
      { key: 'peru', count: 3 },
      { key: 'mexico', count: 2 },
      { key: 'bolivia', count: 1 },
      { key: 'chile', count: 1 },
      { key: 'other', count: 2 },
    ],
    industry: [
      { key: 'Food', count: 2 },
      { key: 'steel', count: 2 },
      { key: 'Paper', count: 1 },
      { key: 'other', count: 2 },
    ],
    financialStrength: [
      { key: '5A', count: 2 },
      { key: '1A', count: 1 },
      { key: 'other', count: 2 },
    ],
    commercialScore: [{ key: 'great', count: 3 }],
    riskIndicator: [],
  });
  expect(answer.body.activities).toHaveLength(10);
  expect(answer.body.activities[0]).toMatchObject({
    created_at: '2026-10-01T11:00:00.000Z',
    supplier: { workflow_id: ids['Zebra 100%'], supplier_id: activeSupplierId, supplier_company_name: 'Aceros' },
  });
});

test('every industry is found by its name, without regard to case and accents, the most frequent first', async () => {
  const { companyId } = await buildPerson(app);
  const owner = await buildPerson(app, { companyId });
  const flow = await buildWorkflow(app, companyId ?? '');
  const other = await buildWorkflow(app, companyId ?? '', { status: 'closed' });
  for (let n = 1; n <= 6; n += 1) await buildSupplier(app, flow, { industry: `Trade ${n}` });
  for (const industry of ['Construcción', 'Construcción', 'Reconstruction'])
    await buildSupplier(app, flow, { industry });
  await buildSupplier(app, other, { industry: 'Closed trade' });
  const find = async (query: Record<string, unknown>) =>
    (await get('/api/workflows/industries', query, owner)).body.map((group: { key: string; count: number }) => [
      group.key,
      group.count,
    ]);
  expect(await find({ q: 'CONSTRUCCION' })).toEqual([['Construction', 2]]);
  expect(await find({ q: 'constru' })).toEqual([
    ['Construction', 2],
    ['Reconstruction', 1],
  ]);
  expect(await find({ q: 'construção' })).toEqual([['Construction', 2]]);
  expect(await find({})).toHaveLength(8);
  expect(await find({ ids: other.id })).toEqual([['Closed trade', 1]]);
  expect((await get('/api/workflows/industries', {}, await buildPerson(app))).body).toEqual([]);
});

test('an industry is one group and one filter in whatever language the reports named it', async () => {
  const owner = await buildPerson(app);
  const flow = await buildWorkflow(app, owner.companyId ?? '');
  for (const industry of ['Food', 'Alimentos', 'Alimentos', 'Fishing', 'Venta de botones']) {
    await buildSupplier(app, flow, { industry });
  }
  const groups = [
    { key: 'Food', count: 3 },
    { key: 'Fishing', count: 1 },
    { key: 'Venta de botones', count: 1 },
  ];
  expect((await get('/api/workflows/statistics', {}, owner)).body.industry).toEqual(groups);
  expect((await get('/api/workflows/industries', {}, owner)).body).toEqual(groups);
  for (const industry of ['Food', 'Alimentos', 'ALIMENTOS']) {
    const found = await get('/api/suppliers', { filter: { industry: [industry] } }, owner);
    expect([found.status, found.body.length]).toEqual([200, 3]);
  }
});

test('statistics and activities of named workflows; unknown ids are ignored', async () => {
  const acores = ids['Açores'] ?? '';
  const named = await get('/api/workflows/statistics', { ids: `${acores},${newId()},nonsense` });
  expect(named.body).toMatchObject({
    workflows: { draft: 0, active: 1, closed: 0 },
    suppliers: { total: 1 },
    activities: [],
  });
  const repeated = await request(server)
    .get(`/api/workflows/statistics?ids=${acores}&ids=${ids['Zebra 100%']}`)
    .set({ Authorization: `Bearer ${admin.token}` });
  expect(repeated.body.suppliers.total).toBe(14);
  const unknown = await get('/api/workflows/statistics', { ids: newId() });
  expect(unknown.body.suppliers).toEqual({ total: 0, status: [], newHits: 0, undeliveredInvitations: 0 });
  expect((await get('/api/workflows/activities')).body).toHaveLength(12);
  expect((await get('/api/workflows/activities', { ids: acores })).body).toEqual([]);
  expect((await get('/api/workflows/statistics', {}, user)).body.workflows).toEqual({ draft: 0, active: 2, closed: 1 });
});

test('scores are counted by colour with the names of their thresholds, of the chosen workflows only', async () => {
  const companyId = admin.companyId ?? '';
  const thresholds = [
    { id: 'a', name: 'No pasa', colour: 'red', from: 0 },
    { id: 'b', name: 'Pasa', colour: 'green', from: 60 },
  ];
  const build = async (title: string, colours: readonly (string | null)[]) => {
    const scored = await buildWorkflow(app, companyId, { title, scoring: { thresholds } });
    for (const scoreColour of colours) await buildSupplier(app, scored, { scoreColour });
    return scored;
  };
  const first = await build('Scored', ['green', 'green', 'red', null]);
  const second = await build('Scored too', ['green']);
  const scoresOf = async (asked: string) => {
    const answer = await get('/api/workflows/statistics', { ids: asked });
    return statisticsResponse.parse(answer.body).scores;
  };
  expect(await scoresOf(first.id)).toEqual([
    { key: 'green', count: 2, names: ['Pasa'] },
    { key: 'red', count: 1, names: ['No pasa'] },
  ]);
  expect(await scoresOf(`${first.id},${second.id}`)).toMatchObject([{ key: 'green', count: 3 }, { key: 'red' }]);
  expect(await scoresOf(ids.Closed ?? '')).toEqual([]);
  const list = await get('/api/suppliers', { filter: { score_outcome: ['green'], workflow_id: [first.id] } });
  expect(list.headers['content-range']).toMatch(/\/2$/);
  await app.db.system((tx) => tx.workflow.deleteMany({ where: { id: { in: [first.id, second.id] } } }));
});
