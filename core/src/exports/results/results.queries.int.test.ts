import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { listResultSuppliers } from './results.queries';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('a registration that nobody has confirmed is exported only by itself', async () => {
  const { companyId: owner } = await buildPerson(app);
  const companyId = owner ?? '';
  const workflow = await buildWorkflow(app, companyId);
  const known = await buildSupplier(app, workflow);
  const unconfirmed = await buildSupplier(app, workflow, { unconfirmedEmail: 'stranger@example.com' });
  const listed = (supplierId: string | null) =>
    app.db.tenant(companyId, async (tx) => {
      const whose = { workflowId: workflow.id, supplierId };
      const suppliers = await listResultSuppliers(tx, companyId, whose, { after: null, limit: 10 });
      return suppliers.map(({ id }) => id);
    });
  expect(await listed(null)).toEqual([known.id]);
  expect(await listed(unconfirmed.id)).toEqual([unconfirmed.id]);
});
