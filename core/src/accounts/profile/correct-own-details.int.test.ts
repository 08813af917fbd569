import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSupplier } from '../../test/builders';
import { buildConnected } from '../../test/onboarding-world';
import { recordStatements } from '../../test/sent-statements';
import { createTestApp, type TestApp } from '../../test/test-database';
import { correctOwnDetails } from './correct-own-details';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const supplierOf = (id: string) => app.db.read.supplier.findUniqueOrThrow({ where: { id } });

async function buildLaura(supplier: Parameters<typeof buildConnected>[1] = {}) {
  const world = await buildConnected(app, {
    supplier: { fullName: 'Laura Garsa', country: 'mexico', ...supplier.supplier },
  });
  await app.db.system(async (tx) => {
    await tx.user.update({
      where: { id: world.account.userId },
      data: { name: 'Laura Garsa', phone: '+525512345678', country: 'mexico' },
    });
    await tx.supplier.update({ where: { id: world.supplier.id }, data: { accountPhone: '+525512345678' } });
  });
  return world;
}

test('corrects name, phone and language of the account and of its unfinished process, once', async () => {
  const { ctx, account, supplier, companyId } = await buildLaura();
  const typed = { name: '  Laura Garza ', phone: '55 8765 4321', language: 'es' as const };
  await correctOwnDetails(ctx, typed);
  await correctOwnDetails(ctx, typed);
  const user = await app.db.read.user.findUniqueOrThrow({ where: { id: account.userId } });
  expect(user).toMatchObject({ name: 'Laura Garza', phone: '+525587654321', preferences: { language: 'es' } });
  expect(await supplierOf(supplier.id)).toMatchObject({
    fullName: 'Laura Garza',
    accountPhone: '+525587654321',
    phone: '+525587654321',
    locale: 'es',
  });
  const trail = await app.db.read.auditEntry.findMany({
    where: {
      actorId: account.userId,
      action: { in: ['account.update', 'onboarding.contact', 'onboarding.phone', 'onboarding.language'] },
    },
    select: { action: true, companyId: true, facts: true },
    orderBy: { action: 'asc' },
  });
  expect(trail).toEqual([
    { action: 'account.update', companyId: null, facts: { fields: ['name', 'phone', 'language'] } },
    { action: 'onboarding.contact', companyId, facts: {} },
    { action: 'onboarding.language', companyId, facts: {} },
    { action: 'onboarding.phone', companyId, facts: {} },
  ]);
});

test('leaves a colleague’s name and a phone that the process has of its own', async () => {
  const { ctx, supplier } = await buildLaura({ supplier: { fullName: 'Pedro Jefe' } });
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: supplier.id }, data: { accountPhone: '+528112345678', phone: '+528112345678' } }),
  );
  await correctOwnDetails(ctx, { name: 'Laura Garza', phone: '+52 55 8765 4321' });
  expect(await supplierOf(supplier.id)).toMatchObject({
    fullName: 'Pedro Jefe',
    accountPhone: '+528112345678',
    phone: '+528112345678',
  });
});

test('records the corrections of all processes in one statement', async () => {
  const { ctx, account, workflow } = await buildLaura();
  const other = { accountId: account.userId, fullName: 'Laura Garsa', accountPhone: '+525512345678' };
  for (let more = 0; more < 3; more += 1) await buildSupplier(app, workflow, other);
  const statements = recordStatements();
  await correctOwnDetails(ctx, { name: 'Laura Garza', phone: '+52 55 8765 4321' });
  vi.restoreAllMocks();
  // One for the account, one for all processes.
  expect(statements.filter((statement) => statement.startsWith('INSERT INTO "AuditEntry"'))).toHaveLength(2);
  const where = { actorId: account.userId, action: { in: ['onboarding.contact', 'onboarding.phone'] } };
  expect(await app.db.read.auditEntry.count({ where })).toBe(8);
});

test.each([
  ['is finished', { onboardingStep: 'finished' as const }],
  ['is archived', { status: 'archived' as const }],
])('leaves a process that %s', async (_state, data) => {
  const { ctx, supplier } = await buildLaura();
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data }));
  await correctOwnDetails(ctx, { name: 'Laura Garza' });
  expect((await supplierOf(supplier.id)).fullName).toBe('Laura Garsa');
});

test('leaves the processes of other accounts', async () => {
  const { ctx } = await buildLaura();
  const other = await buildLaura();
  await correctOwnDetails(ctx, { name: 'Laura Garza', phone: '+52 55 8765 4321' });
  expect(await supplierOf(other.supplier.id)).toMatchObject({ fullName: 'Laura Garsa', accountPhone: '+525512345678' });
});

test.each([
  [{ name: ' ' }, 'all_fields_required', 'name'],
  [{ phone: '' }, 'all_fields_required', 'phone'],
  [{ name: 'Vea www.malo.test' }, 'name_holds_address', 'name'],
  [{ phone: 'ninguno' }, 'phone_invalid', 'phone'],
])('refuses %j with %s', async (typed, code, path) => {
  const { ctx, account } = await buildLaura();
  await expect(correctOwnDetails(ctx, typed)).rejects.toMatchObject({ details: [{ code, path }] });
  expect((await app.db.read.user.findUniqueOrThrow({ where: { id: account.userId } })).name).toBe('Laura Garsa');
});

test('keeps the other preferences, and does not judge a phone that is not changed', async () => {
  const { ctx, account } = await buildLaura();
  await app.db.system((tx) =>
    tx.user.update({ where: { id: account.userId }, data: { phone: '12', preferences: { homeView: 'x' } } }),
  );
  await correctOwnDetails(ctx, { name: 'Laura Garza', phone: '12', language: 'pt-BR' });
  const user = await app.db.read.user.findUniqueOrThrow({ where: { id: account.userId } });
  expect(user).toMatchObject({ phone: '12', preferences: { homeView: 'x', language: 'pt-BR' } });
});

test('is refused in an ended session and to staff who act as the person', async () => {
  const { ctx, account } = await buildLaura();
  const acting = app.contextFor({ ...account.actor, loggedInAsBy: account.userId });
  await expect(correctOwnDetails(acting, { name: 'X' })).rejects.toMatchObject({ code: 'not_while_logged_in_as' });
  await app.db.system((tx) =>
    tx.session.updateMany({ where: { userId: account.userId }, data: { revokedAt: new Date() } }),
  );
  await expect(correctOwnDetails(ctx, { name: 'Otra' })).rejects.toMatchObject({ code: 'unauthenticated' });
});
