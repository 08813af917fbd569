import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../kernel/ids';
import { recordStatements } from '../../test/sent-statements';
import { bulkSteps } from '../../test/steps/bulk-steps';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildWatchlist } from '../../test/watchlist-samples';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']]);
});
afterAll(() => app.destroy());

const { scene, start, work } = bulkSteps(() => app);
const setQuota = (companyId: string, data: { used?: number; total?: number; enabled?: boolean }) =>
  app.db.system((tx) => tx.companyProduct.updateMany({ where: { companyId, type: 'cfr' }, data }));

test('screens selected suppliers once as far as the quota reaches, and says who was left out and why', async () => {
  const here = await scene();
  const { companyId } = here;
  await setQuota(companyId, { used: 0, total: 2 });
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    ids.push((await here.add({ status: 'completed', shareholders: ['Luz Inventada (1962)'] })).id);
  }
  const open = await here.add({ status: 'in_progress' });
  const jobId = await start(here, { action: 'screen', ids: [...ids, open.id, newId()] });
  const { result } = await work(jobId);
  expect(result).toEqual({
    action: 'screen',
    done: 2,
    skipped: [
      { reason: 'not_found', count: 1 },
      { reason: 'supplier_not_completed', count: 1 },
      { reason: 'product_limit_reached', count: 1 },
    ],
  });
  expect((await work(jobId)).result).toEqual(result);
  expect(await here.usedUnits('cfr')).toBe(2);
  const screenings = await app.db.read.screening.findMany({ where: { companyId } });
  expect(screenings).toHaveLength(2);
  expect(screenings[0]).toMatchObject({
    shareholders: ['Luz Inventada'],
    shareholderFacts: [{ name: 'Luz Inventada', birth_date: '1962' }],
  });
  // A supplier whose screening is running uses no second quota unit.
  const again = await start(here, { action: 'screen', ids: screenings.map(({ supplierId }) => supplierId) });
  expect((await work(again)).result).toMatchObject({ done: 2, skipped: [] });
  expect(await here.usedUnits('cfr')).toBe(2);
});

test('refuses without the product', async () => {
  const here = await scene();
  await setQuota(here.companyId, { enabled: false });
  const { id } = await here.add({ status: 'completed' });
  await expect(start(here, { action: 'screen', ids: [id] })).rejects.toMatchObject({ code: 'forbidden' });
});

test('reads twelve suppliers before the quota is taken, and inserts their screenings by one statement after', async () => {
  const here = await scene();
  await setQuota(here.companyId, { used: 0, total: 50 });
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1) ids.push((await here.add({ status: 'completed' })).id);
  const jobId = await start(here, { action: 'screen', ids });
  const sent = recordStatements();
  expect((await work(jobId)).result).toMatchObject({ done: 12 });
  vi.restoreAllMocks();
  const since = sent.slice(sent.findIndex((text) => text.includes('UPDATE "CompanyProduct"')));
  expect(since.filter((text) => text.startsWith('INSERT INTO "Screening" '))).toHaveLength(1);
  expect(since.filter((text) => /^SELECT[^]*FROM "(public"\.")?ScreeningDecision"/.test(text))).toEqual([]);
});
