import { sendLockoutNoticeMail } from '@homologa/core/accounts/credentials/send-lockout-notice-mail';
import { sendPasswordResetMail } from '@homologa/core/accounts/credentials/send-password-reset-mail';
import { buildPerson, PASSWORD } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import { LOGIN_FAILURES_PER_ACCOUNT, RESETS_PER_ACCOUNT } from '@homologa/domain/accounts/limits';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from './account.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp({ AUTH_RATE_LIMIT_PER_ADDRESS: '10000' });
  server = serveRoutes(app, accountRoutes);
});
afterAll(() => app.destroy());

const post = (path: string, body: object, cookie = '') => request(server).post(path).set('Cookie', cookie).send(body);
const login = (email: string, password = PASSWORD, cookie = '') => post('/auth/login', { email, password }, cookie);
const statusOf = async (answer: Promise<request.Response>) => (await answer).status;
const cookieOf = (answer: request.Response) => (answer.get('Set-Cookie') ?? []).join().split(';')[0] ?? '';

async function lockOut(email: string): Promise<void> {
  for (let attempt = 0; attempt < LOGIN_FAILURES_PER_ACCOUNT; attempt += 1) await login(email, 'guess').expect(401);
  expect(await statusOf(login(email))).toBe(429);
}

const jobsOf = async (userId: string, name: string) =>
  (await app.db.read.job.findMany({ where: { name } })).filter(
    ({ payload }) => (payload as { userId?: string }).userId === userId,
  );

test('guessing one password is stopped after ten failures, with the time to wait', async () => {
  const admin = await buildPerson(app);
  await lockOut(admin.email);
  const stopped = await login(admin.email);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
});

test.each(['/auth/login', '/auth/check'])(
  'of forty guesses at once at %s ten are compared, and a right password after them does not get in',
  async (path) => {
    const admin = await buildPerson(app);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => post(path, { email: admin.email, password: 'guess' })),
    );
    expect(guesses.filter(({ status }) => status !== 429)).toHaveLength(10);
    expect(guesses.every(({ status, body }) => status === 429 || status === 401 || body.valid === false)).toBe(true);
    expect(await statusOf(login(admin.email))).toBe(429);
    expect(await statusOf(post('/auth/check', { email: admin.email, password: PASSWORD }))).toBe(429);
    tried(42);
  },
);

test('a wrong password takes as long for an unknown e-mail as for an account', async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 12; round += 1) {
    const { email: known } = await buildPerson(app);
    for (const [kind, email] of Object.entries({ known, unknown: `nobody-${round}@nowhere.test` })) {
      const began = performance.now();
      await login(email, 'guess').expect(401);
      times[kind as 'known'].push(performance.now() - began);
    }
  }
  const [known = 0, unknown = 0] = [times.known, times.unknown].map((all) => all.toSorted((a, b) => a - b)[6]);
  // Without the hashing that an unknown e-mail costs, the ratio is about a tenth.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
  tried(24);
});

test('of many resets at once no more are mailed than may be asked for', async () => {
  const admin = await buildPerson(app);
  const asked = await Promise.all(Array.from({ length: 20 }, () => post('/password-reset', { email: admin.email })));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(RESETS_PER_ACCOUNT);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(20 - RESETS_PER_ACCOUNT);
  tried(20);
  expect(await app.db.read.passwordReset.count({ where: { userId: admin.userId } })).toBe(RESETS_PER_ACCOUNT);
});

test('one count over all servers', async () => {
  const admin = await buildPerson(app);
  const other = serveRoutes(app, accountRoutes);
  const guess = (at: Express) => request(at).post('/auth/login').send({ email: admin.email, password: 'guess' });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => guess(place % 2 ? server : other)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('a device that has signed in before gets in while strangers are locked out, and has ten failures itself', async () => {
  const admin = await buildPerson(app);
  const first = await login(admin.email).expect(200);
  expect(first.get('Set-Cookie')?.join()).toMatch(/HttpOnly; SameSite=Strict/);
  const cookie = cookieOf(first);
  await lockOut(admin.email);
  await login(admin.email, PASSWORD, cookie).expect(200);
  expect(await statusOf(login(admin.email))).toBe(429);
  for (let attempt = 0; attempt < LOGIN_FAILURES_PER_ACCOUNT; attempt += 1) {
    await login(admin.email, 'guess', cookie).expect(401);
  }
  expect(await statusOf(login(admin.email, PASSWORD, cookie))).toBe(429);
});

test('a device is known to the accounts that signed in on it alone, and a cookie that is made up to none', async () => {
  const [mine, other] = [await buildPerson(app), await buildPerson(app)];
  const cookie = cookieOf(await login(mine.email).expect(200));
  await lockOut(other.email);
  expect(await statusOf(login(other.email, PASSWORD, cookie))).toBe(429);
  const shared = await login(mine.email, PASSWORD, cookie).expect(200);
  expect(cookieOf(shared)).toBe(cookie);
  const madeUp = `homologa_device=${'a'.repeat(43)}`;
  expect(cookieOf(await login(mine.email, PASSWORD, madeUp).expect(200))).not.toBe(madeUp);
});

test('strangers do not keep a person who is signed in from changing the password', async () => {
  const admin = await buildPerson(app);
  await lockOut(admin.email);
  const change = (oldPassword: string) =>
    request(server)
      .post('/api/registration/local/password-change')
      .set('Authorization', `Bearer ${admin.token}`)
      .send({ email: '', oldPassword, newPassword: 'another long one' });
  expect((await change('guess')).status).toBe(422);
  await change(PASSWORD).expect(200);
});

test('a mailed reset ends the lockout, on this device for good', async () => {
  const admin = await buildPerson(app);
  const old = cookieOf(await login(admin.email).expect(200));
  await lockOut(admin.email);
  await post('/password-reset', { email: admin.email }).expect(200);
  const reset = await app.db.read.passwordReset.findFirstOrThrow({ where: { userId: admin.userId } });
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendPasswordResetMail(ctx, { passwordResetId: reset.id, messageId: reset.id });
  const mail = await app.db.read.capturedMail.findUniqueOrThrow({ where: { messageId: reset.id } });
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  const password = 'quite another one';
  const changed = await post('/password-new', { token, password, confirm: password }).expect(200);
  await login(admin.email, password).expect(200);
  await lockOut(admin.email);
  await login(admin.email, password, cookieOf(changed)).expect(200);
  expect(await statusOf(login(admin.email, password, old))).toBe(429);
});

test('the owner is told by mail, once in a day, and nobody else is', async () => {
  const admin = await buildPerson(app);
  await lockOut(admin.email);
  await app.db.system((tx) => tx.rateLimit.deleteMany({ where: { key: { startsWith: 'login' } } }));
  await lockOut(admin.email);
  const [job, ...more] = await jobsOf(admin.userId, 'mail.send-lockout-notice');
  expect([job?.status, more]).toEqual(['queued', []]);
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendLockoutNoticeMail(ctx, { userId: admin.userId, messageId: job?.id ?? '' });
  const mail = await app.db.read.capturedMail.findUniqueOrThrow({ where: { messageId: job?.id ?? '' } });
  expect([mail.to, mail.text]).toEqual([[admin.email], expect.stringContaining('/forgot-password')]);
  await lockOut('nobody@nowhere.test');
  expect(await app.db.read.job.count({ where: { name: 'mail.send-lockout-notice' } })).toBe(
    await app.db.read.auditEntry.count({ where: { action: 'account.lock_out' } }),
  );
});
