import { sendLoginCodeMail } from '@homologa/core/accounts/credentials/send-login-code-mail';
import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { buildSupplierAccount, PASSWORD } from '@homologa/core/test/builders';
import { untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildOnboarding } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const PERSON = { name: 'Laura Garza', phone: '+52 55 1234 5678' };
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

async function askCode(email: string): Promise<{ attempt: string; code: string }> {
  const { body } = await request(server).post('/auth/code').send({ email }).expect(202);
  const { attempt } = body as { attempt: string };
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendLoginCodeMail(ctx, { loginCodeId: attempt, messageId: newId() });
  const [mail] = await listCapturedMail(ctx, email);
  return { attempt, code: /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '' };
}

const logIn = (attempt: string, code: string) => request(server).post('/auth/code/login').send({ attempt, code });

async function codeSession(email: string): Promise<string> {
  const { attempt, code } = await askCode(email);
  return ((await logIn(attempt, code).expect(200)).body as { token: string }).token;
}

type Change = Parameters<Parameters<TestApp['db']['system']>[0]>[0];

/** Changes the account after `call` has found its session or password, and before `call` writes. */
async function meanwhile(
  email: string,
  call: request.Test,
  change: (tx: Change, userId: string) => Promise<unknown>,
): Promise<number> {
  const answer = await app.db.system(async (tx) => {
    const { id } = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${id}::uuid FOR UPDATE`;
    // supertest sends a request only once `then` is called.
    const running = call.then(({ status }) => status);
    await untilBlocked(app);
    await change(tx, id);
    return { running };
  });
  return answer.running;
}

const endSessions = (tx: Change, userId: string) =>
  tx.session.updateMany({ where: { userId }, data: { revokedAt: new Date() } });
const dropPassword = (tx: Change, userId: string) =>
  tx.user.updateMany({ where: { id: userId }, data: { passwordHash: null } });
const passwordOf = async (email: string) =>
  (await app.db.read.user.findUniqueOrThrow({ where: { email }, select: { passwordHash: true } })).passwordHash;

describe('a password during whose hash the account changes', () => {
  test('is not set by a session that was ended meanwhile', async () => {
    const { email } = await buildSupplierAccount(app);
    const token = await codeSession(email);
    const call = request(server).post('/onboarding/account/password').set(as(token)).send({ password: PASSWORD });
    expect(await meanwhile(email, call, endSessions)).toBe(401);
    expect(await passwordOf(email)).toBeNull();
  });

  test('is not set for an account whose e-mail nobody has proven', async () => {
    const { email, token } = await buildSupplierAccount(app);
    await app.db.system((tx) => tx.user.updateMany({ where: { email }, data: { passwordHash: null } }));
    const answer = await request(server)
      .post('/onboarding/account/password')
      .set(as(token))
      .send({ password: PASSWORD })
      .expect(403);
    expect(answer.body).toMatchObject({ code: 'code_required' });
  });

  test.each([
    ['an ended session', endSessions, 401],
    ['a password that was removed', dropPassword, 422],
  ])('is not changed by %s', async (_name, change, status) => {
    const { email, token } = await buildSupplierAccount(app);
    const before = await passwordOf(email);
    const call = request(server)
      .post('/api/registration/local/password-change')
      .set(as(token))
      .send({ email, oldPassword: PASSWORD, newPassword: 'una clave muy larga', confirm: 'una clave muy larga' });
    expect(await meanwhile(email, call, change)).toBe(status);
    expect(await passwordOf(email)).toBe(change === dropPassword ? null : before);
  });

  test('opens no session once it is removed', async () => {
    const { email } = await buildSupplierAccount(app);
    const sessions = () => app.db.read.session.count({ where: { user: { email } } });
    const before = await sessions();
    const call = request(server).post('/auth/login').send({ email, password: PASSWORD });
    expect(await meanwhile(email, call, dropPassword)).toBe(401);
    expect(await sessions()).toBe(before);
  });
});

test('concurrent guesses of one code are five, and the right one is refused afterwards', async () => {
  const { email } = await buildSupplierAccount(app);
  const { attempt, code } = await askCode(email);
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 12 }, () => logIn(attempt, wrong).expect(422)));
  const { failures } = await app.db.read.loginCode.findUniqueOrThrow({ where: { id: attempt } });
  expect(failures).toBe(5);
  await logIn(attempt, code).expect(422);
});

describe('codes that a stranger has asked for', () => {
  const useUp = async (email: string) => {
    for (let time = 0; time < 5; time += 1) await request(server).post('/auth/code').send({ email }).expect(202);
    await request(server).post('/auth/code').send({ email }).expect(429);
  };

  test('leave those of the link and of its session', async () => {
    const { email, link, workflow, supplier } = await buildOnboarding(app);
    const begun = await request(server)
      .post(`/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}/begin`)
      .set('X-Onboarding-Token', link)
      .send(PERSON)
      .expect(201);
    await useUp(email);
    const ask = (by: Record<string, string>, whose = email) =>
      request(server).post('/auth/code').set(by).send({ email: whose });
    await ask(as((begun.body as { token: string }).token)).expect(202);
    for (let time = 0; time < 5; time += 1) await ask({ 'X-Onboarding-Token': link }).expect(202);
    await ask({ 'X-Onboarding-Token': link }).expect(429);
  });

  test('are no more for the holder of another link', async () => {
    const { email } = await buildOnboarding(app);
    const other = await buildOnboarding(app);
    await useUp(email);
    await request(server).post('/auth/code').set('X-Onboarding-Token', other.link).send({ email }).expect(429);
  });
});
