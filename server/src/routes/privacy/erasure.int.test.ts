import { newId } from '@homologa/core/kernel/ids';
import { suppress } from '@homologa/core/kernel/mail/suppressions';
import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { makeDataCopy } from '@homologa/core/privacy/make-data-copy';
import { readPersonalData } from '@homologa/core/privacy/personal-data.queries';
import { sendPrivacyAnswerMail } from '@homologa/core/privacy/send-privacy-answer-mail';
import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startDeskStory } from '../../test/desk-story';
import { buildPayer, buildReferencedPayer, type Payer } from '../../test/payment-builders';
import { buildAtDesk } from '../../test/send-back-story';
import { serveRoutes } from '../../test/serve-routes';
import { deskRequestRoutes } from '../desk/desk-requests.routes';
import { sendBackRoutes } from '../desk/send-backs.routes';
import { answersRoutes } from '../onboarding/answers.routes';
import { birRequestsRoutes } from '../onboarding/bir-requests.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { billingRoutes } from '../payments/billing.routes';
import { paymentProofRoutes } from '../payments/payment-proofs.routes';
import { watchlistRoutes } from '../screenings/watchlists.routes';
import { supplierFileRoutes } from '../suppliers/supplier-files.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { privacyRoutes } from './privacy.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [
    ...onboardingRoutes,
    ...answersRoutes,
    ...birRequestsRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
    ...supplierRoutes,
    ...supplierFileRoutes,
    ...deskRequestRoutes,
    ...sendBackRoutes,
    ...watchlistRoutes,
    ...privacyRoutes,
  ]);
});
afterAll(() => app.destroy());

const as = (token: string) => ({ Authorization: `Bearer ${token}` });
const worker = () => app.contextFor({ kind: 'system', name: 'test' });

async function granted({ account }: Pick<Payer, 'account'>): Promise<string> {
  const staff = await buildStaff(app);
  await request(server).post('/onboarding/account/erasure').set(as(account.token)).send({}).expect(202);
  const { id } = await app.db.read.privacyRequest.findFirstOrThrow({
    where: { userId: account.userId, kind: 'erasure' },
  });
  await request(server)
    .post(`/api/desk/privacy-requests/${id}/decision`)
    .set(as(staff.token))
    .send({ decision: 'erase' })
    .expect(200);
  return id;
}

it('shuts the account out before anything is erased, so that nothing is filled in again meanwhile', async () => {
  const payer = await buildPayer(app, server, 'peru');
  const id = await granted(payer);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const supplierId = payer.supplier.id;
  const holder = app.db.system(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Supplier" WHERE "id" = ${supplierId}::uuid FOR UPDATE`;
    await held;
  });
  const erasing = eraseAccount(worker(), id);
  try {
    await vi.waitFor(() => request(server).get('/onboarding/account').set(as(payer.account.token)).expect(401), 20_000);
  } finally {
    letGo();
  }
  await holder;
  expect(await erasing).toEqual({ erased: true });
});

it('is told and carried out also where the account was locked before', async () => {
  const payer = await buildPayer(app, server, 'peru');
  const id = await granted(payer);
  await app.db.system((tx) => tx.user.update({ where: { id: payer.account.userId }, data: { active: false } }));
  expect(await sendPrivacyAnswerMail(worker(), { requestId: id, messageId: newId() })).toEqual({ sent: true });
  const jobs = await app.db.read.job.findMany({ where: { name: 'privacy.erase-account' } });
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ requestId: id });
});

it('leaves no copy behind that was asked for before and is made afterwards', async () => {
  const payer = await buildPayer(app, server, 'peru');
  const { userId, token } = payer.account;
  await request(server).post('/onboarding/account/data-copy').set(as(token)).expect(202);
  const copy = await app.db.read.privacyRequest.findFirstOrThrow({ where: { userId, kind: 'access' } });
  await eraseAccount(worker(), await granted(payer));
  const run = {
    jobId: newId(),
    companyId: null,
    attempt: 1,
    maxAttempts: 3,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  };
  expect(await makeDataCopy(worker(), { requestId: copy.id, run })).toEqual({ made: false });
  expect(await app.db.read.storedFile.count({ where: { createdById: userId, orphanedAt: null } })).toBe(0);
});

it('ends a payment page that is open, and lets go of the mails that were kept before the decision', async () => {
  const payer = await buildReferencedPayer(app, server, 'mexico', 'credit_card');
  await payer.payOnline().expect(200);
  const { email } = payer.account;
  const sentBefore = newId();
  await app.contextFor({ kind: 'system', name: 'test' }).mail.send({
    messageId: sentBefore,
    to: [email],
    subject: 'Ana Pérez',
    text: 'Ana Pérez',
    html: '<p>Ana Pérez</p>',
  });
  const bounced = (address: string) => ({ address, reason: 'bounced', source: 'smtp', said: '' }) as const;
  const invited = 'invited.first@acme.test';
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: payer.supplier.id }, data: { emails: { push: invited } }, select: { id: true } }),
  );
  await app.db.system((tx) =>
    suppress(tx, { seeds: app.config.suppressionSeeds, now: new Date() }, [bounced(email), bounced(invited)]),
  );
  await eraseAccount(worker(), await granted(payer));
  const [payment] = await app.db.read.payment.findMany({ where: { supplierId: payer.supplier.id } });
  expect(payment).toMatchObject({ status: 'failed', email: '', uri: null });
  const jobs = await app.db.read.job.findMany({ where: { name: 'onboarding.close-payment-page' } });
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ paymentId: payment?.id });
  expect(await app.db.read.capturedMail.count({ where: { messageId: sentBefore } })).toBe(0);
  const hashed = { address: expect.stringMatching(/^hmac:/) };
  expect(await app.db.read.mailSuppression.findMany({ select: { address: true } })).toEqual([hashed, hashed]);
  await app.db.system((tx) =>
    suppress(tx, { seeds: app.config.suppressionSeeds, now: new Date() }, [bounced(invited)]),
  );
  expect(await app.db.read.mailSuppression.count()).toBe(2);
});

it('copies what was sent back, then erases it with the files that were kept for it, and nobody waits any more', async () => {
  const built = await buildAtDesk(
    app,
    await startDeskStory(app, [
      ...onboardingRoutes,
      ...answersRoutes,
      ...birRequestsRoutes,
      ...sendBackRoutes,
      ...privacyRoutes,
    ]),
  );
  const items = [{ kind: 'file', target: 'tax_certificate', reason: 'Ana, it is of last year.' }];
  const { body } = await built.sendBack(items).expect(201);
  const kept = body.send_backs[0].items[0].before.files[0].file_id;
  await built.form('delete', '/files?fileName=constancia.pdf&type=tax_certificate').expect(200);
  const { data, files } = await readPersonalData(worker(), built.account.userId);
  expect(JSON.stringify(data)).toContain('Ana, it is of last year.');
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringContaining('constancia.pdf'));

  await eraseAccount(worker(), await granted(built));
  const [sendBack] = await app.db.read.sendBack.findMany({
    where: { supplierId: built.supplier.id },
    include: { items: { include: { files: true } } },
  });
  expect(sendBack).toMatchObject({
    status: 'withdrawn',
    items: [{ reason: '', note: '', before: null, after: null, files: [] }],
  });
  expect(await app.db.read.storedFile.count({ where: { id: kept, orphanedAt: null } })).toBe(0);
  const { status } = await app.db.read.reportRequest.findUniqueOrThrow({ where: { id: built.id } });
  expect(status).toBe('taken');
});
