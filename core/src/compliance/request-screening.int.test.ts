import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildCompany, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildWatchlist } from '../test/watchlist-samples';
import { requestScreening } from './request-screening';
import { startScreening } from './start-screening';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']], { code: 'sample' });
});
afterAll(() => app.destroy());

async function supplierOf(reportType: 'bir' | 'cfr', status: 'completed' | 'in_progress', total = 1) {
  const { id: companyId } = await buildCompany(app, { total });
  const admin = await buildPerson(app, { companyId });
  const workflow = await buildWorkflow(app, companyId, { reportType });
  const { id: supplierId } = await buildSupplier(app, workflow, { status });
  return { admin, companyId, place: { workflowId: workflow.id, supplierId } };
}

const ask = (admin: BuiltPerson, place: { workflowId: string; supplierId: string }) =>
  requestScreening(app.contextFor(admin.actor), { ...place, shareholders: ['Celia Inventada Pardo'] });

const usedBy = async (companyId: string) =>
  (await app.db.read.companyProduct.findUniqueOrThrow({ where: { companyId_type: { companyId, type: 'cfr' } } })).used;

const auditOf = (companyId: string) =>
  app.db.read.auditEntry.findMany({
    where: { companyId, action: 'screening.request' },
    select: { actorKind: true, objectId: true, facts: true },
  });

test('rejects a supplier whose report is not delivered, without using a unit', async () => {
  const { admin, companyId, place } = await supplierOf('bir', 'in_progress');
  await expect(ask(admin, place)).rejects.toMatchObject({ code: 'supplier_not_completed' });
  expect(await usedBy(companyId)).toBe(0);
});

test('takes one unit and records one audit entry; a second request finds the first in progress', async () => {
  const { admin, companyId, place } = await supplierOf('bir', 'completed');
  const { id } = await ask(admin, place);
  expect((await ask(admin, place)).id).toBe(id);
  expect(await usedBy(companyId)).toBe(1);
  const facts = { supplier_id: place.supplierId };
  expect(await auditOf(companyId)).toEqual([{ actorKind: 'user', objectId: id, facts }]);
  expect(await app.db.read.job.count({ where: { companyId, name: 'screenings.run' } })).toBe(1);
});

test('rejects a request without a unit left, except the first of a compliance workflow', async () => {
  const report = await supplierOf('bir', 'completed', 0);
  await expect(ask(report.admin, report.place)).rejects.toMatchObject({ code: 'product_limit_reached' });
  const compliance = await supplierOf('cfr', 'completed', 0);
  expect(await ask(compliance.admin, compliance.place)).toMatchObject({ status: 'in_progress' });
});

test('starts an operator’s screening without a unit and records who asked for it', async () => {
  const { companyId, place } = await supplierOf('bir', 'in_progress');
  const operator = app.contextFor({ kind: 'system', name: 'test' });
  const { screeningId } = await startScreening(operator, place.supplierId);
  expect(await usedBy(companyId)).toBe(0);
  const facts = { supplier_id: place.supplierId };
  expect(await auditOf(companyId)).toEqual([{ actorKind: 'system', objectId: screeningId, facts }]);
});
