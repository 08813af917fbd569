import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.destroy());

test('a transaction sees only the company it names, and none when it names none', async () => {
  const mine = await buildPerson(app);
  const theirs = await buildPerson(app);
  for (const { companyId } of [mine, theirs]) {
    const workflow = await buildWorkflow(app, companyId ?? '');
    await buildSupplier(app, workflow);
  }
  const seen = await app.db.tenant(mine.companyId ?? '', (tx) => tx.supplier.findMany({ select: { companyId: true } }));
  expect(seen).toEqual([{ companyId: mine.companyId }]);
  const none = await app.db.tenant('', (tx) => tx.supplier.count());
  expect(none).toBe(0);
});
