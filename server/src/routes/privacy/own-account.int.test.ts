import { sendEmailChangeCodeMail } from '@homologa/core/accounts/email/send-email-change-code-mail';
import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { buildPerson, buildSupplierAccount, PASSWORD } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const ACCOUNT = '/onboarding/account';
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

async function buildProven() {
  const account = await buildSupplierAccount(app);
  await app.db.system((tx) => tx.user.update({ where: { id: account.userId }, data: { emailProvenAt: new Date() } }));
  return account;
}

test('the account is corrected field by field and answered as it is now', async () => {
  const { token, email } = await buildProven();
  const before = await request(server).get(ACCOUNT).set(as(token)).expect(200);
  expect(before.body).toMatchObject({
    account: { email, has_password: true, language: null, is_email_proven: true, can_change_email: true },
  });
  const { body } = await request(server).patch(ACCOUNT).set(as(token)).send({ name: 'Laura Garza', language: 'es' });
  expect(body).toMatchObject({ account: { name: 'Laura Garza', language: 'es', phone: '5511999998888' } });
  const refused = await request(server).patch(ACCOUNT).set(as(token)).send({ name: '', phone: 'x' }).expect(422);
  expect(refused.body).toMatchObject({
    details: [
      { code: 'all_fields_required', path: 'name' },
      { code: 'phone_invalid', path: 'phone' },
    ],
  });
});

test('an account that a client has invited is told that its e-mail stays', async () => {
  const { token, userId } = await buildProven();
  const { companyId } = await buildPerson(app);
  const invitation = { id: newId(), userId, companyId: companyId ?? '', role: 'company_user' as const, joinedAt: null };
  await app.db.system((tx) => tx.membership.create({ data: { ...invitation, active: false } }));
  const home = await request(server).get(ACCOUNT).set(as(token)).expect(200);
  expect(home.body).toMatchObject({ account: { can_change_email: false } });
});

test('the e-mail is changed by the mailed code, and the session goes on with it', async () => {
  const { token } = await buildProven();
  const email = `${newId()}@nueva.test`;
  const asked = await request(server).post(`${ACCOUNT}/email`).set(as(token)).send({ email }).expect(202);
  const { attempt } = asked.body as { attempt: string };
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendEmailChangeCodeMail(ctx, { emailChangeId: attempt, messageId: newId() });
  const [mail] = await listCapturedMail(ctx, email);
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
  const confirm = (body: object) => request(server).post(`${ACCOUNT}/email/confirmation`).set(as(token)).send(body);
  await confirm({ attempt, code: '12' }).expect(422);
  await confirm({ attempt: 'no-id', code }).expect(422);
  expect((await confirm({ attempt, code }).expect(200)).body).toMatchObject({ account: { email } });
  expect((await request(server).get('/auth/reload').set(as(token)).expect(200)).body).toMatchObject({
    user: { info: { email } },
  });
});

test('the password is changed, removed and set again', async () => {
  const { token } = await buildProven();
  const removal = (password: string) =>
    request(server).post(`${ACCOUNT}/password/removal`).set(as(token)).send({ password });
  expect((await removal('otra clave larga').expect(422)).body).toMatchObject({ details: [{ code: 'wrong_password' }] });
  expect((await removal(PASSWORD).expect(200)).body).toMatchObject({ account: { has_password: false } });
  await request(server).post(`${ACCOUNT}/password`).set(as(token)).send({ password: 'una clave larga' }).expect(200);
});

test('the session of a mailed link corrects nothing, and people of clients keep their e-mail', async () => {
  const { workflow, supplier, link } = await buildOnboarding(app);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  await calls.start({ link }).expect(200);
  const begun = await request(server)
    .post(`/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}/begin`)
    .set('X-Onboarding-Token', link)
    .send({ name: 'Laura', phone: '+525512345678' })
    .expect(201);
  const { token } = begun.body as { token: string };
  const { token: member } = await buildPerson(app);
  const answer = async (session: string) =>
    Promise.all(
      [
        request(server).patch(ACCOUNT).send({ name: 'Otra' }),
        request(server).post(`${ACCOUNT}/email`).send({ email: 'otra@nueva.test' }),
        request(server).post(`${ACCOUNT}/email/confirmation`).send({ attempt: newId(), code: '123456' }),
        request(server).post(`${ACCOUNT}/password/removal`).send({ password: PASSWORD }),
      ].map(async (call) => {
        const { status, body } = await call.set(as(session));
        return [status, (body as { code?: string }).code];
      }),
    );
  expect(await answer(token)).toEqual(Array.from({ length: 4 }, () => [403, 'code_required']));
  expect((await answer(member)).slice(1)).toEqual(Array.from({ length: 3 }, () => [403, 'forbidden']));
  const home = await request(server).get(ACCOUNT).set(as(member)).expect(200);
  expect(home.body).toMatchObject({ account: { can_change_email: false } });
});
