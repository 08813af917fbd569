import { DomainError } from '@homologa/domain/errors/domain-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { cutDatabase } from '../test/database-outage';
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

test('a database that is away is told apart from a statement that it refuses', async () => {
  const other = await createTestApp();
  try {
    const refused = await other.db.system((tx) => tx.user.findFirst({ where: { email: '\u0000' } })).catch(String);
    expect(refused).not.toContain('temporarily unavailable');
    expect(refused).toContain('invalid byte sequence');
    const restore = await cutDatabase(other);
    const away = await other.db.system((tx) => tx.user.count()).catch((error: unknown) => error);
    await restore();
    expect(away).toBeInstanceOf(DomainError);
    expect(away).toMatchObject({ code: 'service_unavailable' });
  } finally {
    await other.destroy();
  }
});
