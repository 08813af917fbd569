import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory, statusesOf } from '../../test/desk-story';
import { reportRoutes } from '../reports/reports.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...supplierRoutes, ...reportRoutes]);
});
afterAll(() => app.destroy());

async function take() {
  const built = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${built.id}/take`).expect(200);
  await story.attach(built.id, 'bir', 'report.pdf').expect(201);
  return built;
}
const save = (id: string, data: object) => story.desk('patch', `${id}/data`, data);

const SOURCE = { source: 'registry', date: '2026-03-01' };
const DETAILS = {
  currency: 'MXN',
  unit: 'thousands',
  earlier_periods: [{ balance_sheet_date: '2024-12-31', amounts: { revenue: 900.5 } }],
  suits: [{ court: 'Juzgado 3', number: '12/2024', date: '2024-05-02', amount: 10, plaintiff: 'Banco' }],
  shareholdings: [
    { name: 'Luz Gómez', kind: 'person', country: 'mexico', share: 60 },
    { name: 'Acero Holding', kind: 'company', country: null, share: 40 },
  ],
};

test('amounts entered in thousands are delivered whole, with periods, suits, shareholders and sources', async () => {
  const { id, client, path } = await take();
  const figures = { balance_sheet_date: '2025-12-31', revenue: 1005.5, number_of_suits: 1 };
  const saved = await save(id, { figures, details: DETAILS, source: SOURCE }).expect(200);
  expect(saved.body).toMatchObject({
    figures: { ...figures, shareholders: ['Luz Gómez', 'Acero Holding'] },
    details: { ...DETAILS, sources: { revenue: SOURCE, suits: SOURCE } },
    data_version: 1,
    findings: [],
  });
  const again = await save(id, { figures: { revenue: 1006 }, source: { source: 'call', date: '2026-03-02' } });
  expect(again.body.details.sources).toMatchObject({ revenue: { source: 'call' }, suits: SOURCE });
  await story.desk('post', `${id}/deliver`).expect(200);
  const { body } = await story.call(client, 'get', path).expect(200);
  expect(body.report).toMatchObject({ revenue: 1_006_000, shareholders: ['Luz Gómez', 'Acero Holding'] });
  const past = await story.call(client, 'get', `${path}/deliveries`).expect(200);
  expect(past.body[0]).toMatchObject({
    figures: { revenue: 1_006_000 },
    details: {
      currency: 'MXN',
      unit: 'thousands',
      earlier_periods: [{ amounts: { revenue: 900_500 } }],
      suits: [{ amount: 10_000 }],
      shareholdings: DETAILS.shareholdings,
    },
  });
  const correction = await story.desk('post', `${id}/correction`, { reason: 'Unit' }).expect(201);
  expect(correction.body).toMatchObject({ figures: { revenue: 1006 }, details: DETAILS });
  await save(id, { details: { suits: [] } }).expect(200);
  const corrected = await story.desk('post', `${id}/correction/deliver`).expect(200);
  expect(corrected.body.deliveries[0].changed).toEqual(['suits']);
});

test('what cannot be is said when it is saved and holds the delivery back; warnings do not', async () => {
  const { id } = await take();
  const figures = { current_assets: -1, revenue: 5 };
  const saved = await save(id, { figures, details: { shareholdings: [{ ...DETAILS.shareholdings[0], share: 100 }] } });
  expect(saved.body.findings).toEqual([
    { rule: 'negative_amount', severity: 'error', path: 'figures.current_assets' },
    { rule: 'no_currency', severity: 'warning', path: 'details.currency' },
    { rule: 'no_balance_sheet_date', severity: 'warning', path: 'figures.balance_sheet_date' },
  ]);
  const refused = await story.desk('post', `${id}/deliver`);
  expect([refused.status, refused.body.code]).toEqual([422, 'figures_impossible']);
  expect(refused.body.details).toMatchObject([{ path: 'figures.current_assets' }]);
  await save(id, { figures: { current_assets: 1 } }).expect(200);
  await story.desk('post', `${id}/deliver`).expect(200);
});

test('who saves what somebody else has changed meanwhile is told, and nothing is overwritten', async () => {
  const { id } = await take();
  const both = await Promise.all([80, 60].map((paydex) => save(id, { figures: { paydex }, data_version: 0 })));
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('desk_data_changed');
  const { body } = await story.desk('get', id).expect(200);
  expect(body.data_version).toBe(1);
  await save(id, { figures: { paydex: 70 }, data_version: 1 }).expect(200);
});

test('a further report in another currency takes no amounts over', async () => {
  const { id, client, companyId, workflow, supplier, path } = await take();
  const first = { balance_sheet_date: '2025-12-31', revenue: 5, industry: 'Steel' };
  await save(id, { figures: first, details: { currency: 'MXN' } }).expect(200);
  await story.desk('post', `${id}/deliver`).expect(200);
  const next = await story.ask({ companyId, workflow, supplier });
  await story.desk('post', `${next}/take`).expect(200);
  await story.attach(next, 'bir', 'next.pdf').expect(201);
  await save(next, { figures: { ebit: 2 }, details: { currency: 'USD' } }).expect(200);
  await story.desk('post', `${next}/deliver`).expect(200);
  const { body } = await story.call(client, 'get', path).expect(200);
  expect(body.report).toMatchObject({ revenue: null, ebit: 2, industry: 'Steel' });
});
