import { eraseFromHandovers } from '@homologa/core/onboarding/erase-onboarding.steps';
import { readPersonalData } from '@homologa/core/privacy/personal-data.queries';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildHandover } from '../../test/handover-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const worker = () => app.contextFor({ kind: 'system', name: 'test' });
const invite = (overrides?: Parameters<typeof buildHandover>[1]) => buildHandover({ app, server }, overrides);

test('keeps no e-mail of a former person whose data are erased', async () => {
  const { ask, calls, link, email, supplier } = await invite();
  const account = await buildSupplierAccount(app, email);
  await calls.connect({ link, token: account.token }).expect(200);
  await ask({ token: account.token }).expect(202);
  const kept = () => app.db.read.handover.findFirstOrThrow({ where: { supplierId: supplier.id } });
  expect((await kept()).formerEmails).toEqual([email]);
  await app.db.system((tx) => eraseFromHandovers(tx, { userId: account.userId, emails: [email] }));
  expect((await kept()).formerEmails).toEqual([]);
});

test('keeps nothing of an erased colleague who handed over again by mail, without an account', async () => {
  const { ask, askFor, confirm, link, email, colleague, supplier, sendLink, mailed } = await invite();
  const first = await askFor({ link }, { note: 'Pedro knows the figures' });
  await confirm({ link: first.link }, first.id).expect(200);
  const { link: own } = await sendLink(first.id);
  const third = `ana-${supplier.id}@acme.test`;
  const { body } = await ask({ link: own }, { full_name: 'Ana Peña', email: third }).expect(202);
  const second = await mailed((body as { id: string }).id, colleague);
  await confirm({ link: second.link }, (body as { id: string }).id).expect(200);
  const account = await buildSupplierAccount(app, colleague);
  const copied = async () => (await readPersonalData(worker(), account.userId)).data.handovers;
  await app.db.system((tx) => tx.user.updateMany({ where: { id: account.userId }, data: { emailProvenAt: null } }));
  expect(await copied()).toEqual([]);
  await app.db.system((tx) =>
    tx.user.updateMany({ where: { id: account.userId }, data: { emailProvenAt: new Date() } }),
  );
  expect(await copied()).toMatchObject([
    { fullName: 'Pedro Ruiz', email: colleague, note: 'Pedro knows the figures', formerEmails: [] },
    { formerEmails: [colleague] },
  ]);
  expect(JSON.stringify(await copied())).not.toContain(email);
  expect(JSON.stringify(await copied())).not.toContain(third);
  await app.db.system((tx) => eraseFromHandovers(tx, { userId: account.userId, emails: [colleague] }));
  const kept = await app.db.read.handover.findMany({
    where: { supplierId: supplier.id },
    orderBy: { createdAt: 'asc' },
  });
  expect(kept).toMatchObject([
    { fullName: '', email: '', note: '', formerEmails: [email] },
    { fullName: 'Ana Peña', email: third, formerEmails: [] },
  ]);
});

test('finds a colleague who took over under another e-mail long ago by the receiving account', async () => {
  const { askFor, confirm, link, colleague, supplier, sendLink, begin } = await invite();
  const { id, link: mailedLink } = await askFor({ link }, { note: 'Pedro knows the figures' });
  await confirm({ link: mailedLink }, id).expect(200);
  await begin({ link: (await sendLink(id)).link }, { name: 'Pedro Ruiz', phone: '+525511112222' });
  const { accountId } = await app.db.read.supplier.findUniqueOrThrow({ where: { id: supplier.id } });
  const userId = accountId ?? '';
  const email = `new-${colleague}`;
  // The change of the e-mail itself is remembered for some days only.
  await app.db.system((tx) => tx.user.updateMany({ where: { id: userId }, data: { email } }));
  expect((await readPersonalData(worker(), userId)).data.handovers).toMatchObject([
    { fullName: 'Pedro Ruiz', email: colleague, note: 'Pedro knows the figures', formerEmails: [] },
  ]);
  await app.db.system((tx) => eraseFromHandovers(tx, { userId, emails: [email] }));
  expect(await app.db.read.handover.findUniqueOrThrow({ where: { id } })).toMatchObject({
    fullName: '',
    email: '',
    note: '',
  });
});

test('knows a colleague with a proven account before the colleague takes over', async () => {
  const { askFor, confirm, link, colleague, calls, sendLink } = await invite();
  const account = await buildSupplierAccount(app, colleague);
  await app.db.system((tx) =>
    tx.user.updateMany({ where: { id: account.userId }, data: { emailProvenAt: new Date() } }),
  );
  const stranger = await buildSupplierAccount(app);
  const { id, link: mailedLink } = await askFor({ link });
  await confirm({ link: mailedLink }, id).expect(200);
  const toAccountOf = async () => (await app.db.read.handover.findUniqueOrThrow({ where: { id } })).toAccountId;
  expect(await toAccountOf()).toBe(account.userId);
  const { link: own } = await sendLink(id);
  await calls.connect({ link: own, token: stranger.token }).expect(409);
  await calls.connect({ link: own, token: account.token }).expect(200);
  expect(await toAccountOf()).toBe(account.userId);
});

test('names no unproven account of the colleague’s e-mail, which a stranger may have registered', async () => {
  const { askFor, confirm, link, colleague } = await invite();
  const account = await buildSupplierAccount(app, colleague);
  await app.db.system((tx) => tx.user.updateMany({ where: { id: account.userId }, data: { emailProvenAt: null } }));
  const { id, link: mailedLink } = await askFor({ link });
  await confirm({ link: mailedLink }, id).expect(200);
  expect(await app.db.read.handover.findUniqueOrThrow({ where: { id } })).toMatchObject({ toAccountId: null });
});
