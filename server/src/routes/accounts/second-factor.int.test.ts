import { findCodeStep, newAppSecret } from '@homologa/core/accounts/second-factor/app-codes';
import { newId } from '@homologa/core/kernel/ids';
import {
  type BuiltPerson,
  buildCompany,
  buildPerson,
  buildStaff,
  buildSupplier,
  buildWorkflow,
  PASSWORD,
} from '@homologa/core/test/builders';
import { appCode } from '@homologa/core/test/factors/app-code';
import { SoftPasskey } from '@homologa/core/test/factors/soft-passkey';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { companyUserRoutes } from '../companies/company-users.routes';
import { deskUserRoutes } from '../desk/desk-users.routes';
import { accountRoutes } from './account.routes';
import { secondFactorRoutes } from './second-factor.routes';

const OWN = '/api/account/second-factor';
const MINUTE = 60_000;

let app: TestApp;
let server: Express;
let clock: number;

beforeAll(async () => {
  app = await createTestApp({ CLIENT_IDLE_MINUTES: '60', STAFF_IDLE_MINUTES: '30' });
  server = serveRoutes(app, [...accountRoutes, ...secondFactorRoutes, ...companyUserRoutes, ...deskUserRoutes]);
  app.setNow(() => new Date(clock));
});
beforeEach(() => {
  clock = Math.max(Date.now(), (clock ?? 0) + 20 * MINUTE);
});
afterAll(() => app.destroy());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, token: string, body?: object) =>
  request(server)[method](path).set('Authorization', `Bearer ${token}`).send(body);

/** Goes on to the next time step, whose code was not used yet. */
const nextCode = (secret: string): string => {
  clock += 30_000;
  return appCode(secret, clock);
};

interface Enrolled extends BuiltPerson {
  secret: string;
  codes: string[];
}

async function enrol(person: BuiltPerson): Promise<Enrolled> {
  const { body } = await call('post', `${OWN}/app`, person.token).expect(200);
  const { secret } = body as { secret: string };
  const answer = await call('post', `${OWN}/app/confirmation`, person.token, { code: nextCode(secret) }).expect(200);
  return { ...person, secret, codes: (answer.body as { recovery_codes: string[] }).recovery_codes };
}

const buildEnrolled = async (): Promise<Enrolled> => enrol(await buildPerson(app));

const logIn = ({ email }: BuiltPerson, more: object = {}) =>
  request(server)
    .post('/auth/login')
    .send({ email, password: PASSWORD, ...more });

async function attemptOf(person: BuiltPerson, more: object = {}): Promise<string> {
  const { body } = await logIn(person, more).expect(403);
  expect(body).toMatchObject({ code: 'second_factor_required' });
  return (body as { attempt: string }).attempt;
}

const confirm = (attempt: string, proof: object) =>
  request(server)
    .post('/auth/second-factor')
    .send({ attempt, ...proof });

describe('log-in with an authenticator app', () => {
  test('asks an enrolled account for the code, and nobody else', async () => {
    const person = await buildEnrolled();
    const { body } = await logIn(person).expect(403);
    expect(body).toMatchObject({ code: 'second_factor_required', ways: ['app', 'recovery'] });
    expect(body).not.toHaveProperty('token');
    await logIn(await buildPerson(app)).expect(200);
  });

  test('opens a session with the current code, once: neither code nor attempt work again', async () => {
    const person = await buildEnrolled();
    const attempt = await attemptOf(person);
    const code = nextCode(person.secret);
    const { body } = await confirm(attempt, { code }).expect(200);
    await call('get', '/auth/reload', (body as { token: string }).token).expect(200);
    await confirm(attempt, { code: nextCode(person.secret) }).expect(409);
    await confirm(await attemptOf(person), { code }).expect(422);
  });

  test('admits one of two requests with the same code at once', async () => {
    const person = await buildEnrolled();
    const attempts = [await attemptOf(person), await attemptOf(person)];
    const code = nextCode(person.secret);
    const answers = await Promise.all(attempts.map((attempt) => confirm(attempt, { code })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('refuses even the right code after ten wrong ones, and mails the owner that the password is known', async () => {
    const person = await buildEnrolled();
    const attempt = await attemptOf(person);
    for (let n = 0; n < 10; n += 1) await confirm(attempt, { code: '000000' }).expect(422);
    await confirm(attempt, { code: nextCode(person.secret) }).expect(429);
    const jobs = await app.db.read.job.findMany({ where: { name: 'mail.send-factor-notice' } });
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ userId: person.userId, news: 'guessed' });
  });

  test('ends the attempt when the password is replaced meanwhile', async () => {
    const person = await buildEnrolled();
    const attempt = await attemptOf(person);
    await app.db.system((tx) => tx.user.update({ where: { id: person.userId }, data: { passwordHash: 'another' } }));
    await confirm(attempt, { code: nextCode(person.secret) }).expect(409);
  });

  test('keeps the secret encrypted', async () => {
    const person = await buildEnrolled();
    const row = await app.db.read.authenticatorApp.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(row.secret).toMatch(/^v1:/);
    expect(row.secret).not.toContain(person.secret);
    expect(findCodeStep(newAppSecret(), appCode(person.secret, clock), new Date(clock))).toBeNull();
  });
});

describe('a lost device', () => {
  test('is stood in for by a recovery code, once', async () => {
    const person = await buildEnrolled();
    expect(person.codes).toHaveLength(10);
    const code = person.codes[0]?.toUpperCase();
    await confirm(await attemptOf(person), { code }).expect(200);
    await confirm(await attemptOf(person), { code }).expect(422);
    const { body } = await call('get', OWN, person.token).expect(200);
    expect(body).toMatchObject({ recovery_codes_left: 9 });
  });

  test('is reset by an admin of the only company, which ends the sessions; not by an admin of another one', async () => {
    const person = await buildEnrolled();
    const companyId = person.companyId ?? '';
    const admin = await buildPerson(app, { companyId });
    const stranger = await buildPerson(app);
    const member = await app.db.read.membership.findFirstOrThrow({ where: { userId: person.userId } });
    const reset = (of: string) => `/api/companies/${of}/users/${member.id}/second-factor-reset`;
    await call('post', reset(companyId), stranger.token).expect(404);
    await call('post', reset(companyId), admin.token).expect(200);
    await call('get', OWN, person.token).expect(401);
    await logIn(person).expect(200);
  });

  test('is not reset by one company for an account that another one trusts, but by staff', async () => {
    const person = await buildEnrolled();
    const companyId = person.companyId ?? '';
    const other = await buildCompany(app);
    await app.db.system((tx) =>
      tx.membership.create({
        data: { id: newId(), userId: person.userId, companyId: other.id, role: 'company_user' },
      }),
    );
    const admin = await buildPerson(app, { companyId });
    const member = await app.db.read.membership.findFirstOrThrow({ where: { userId: person.userId, companyId } });
    const { body } = await call(
      'post',
      `/api/companies/${companyId}/users/${member.id}/second-factor-reset`,
      admin.token,
    ).expect(409);
    expect(body).toMatchObject({ code: 'second_factor_reset_elsewhere' });
    const staff = await buildStaff(app);
    await call('post', `/api/desk/users/${person.userId}/second-factor-reset`, staff.token).expect(200);
    await logIn(person).expect(200);
  });

  test('is not reset by one company for an account that answers as the supplier of another one', async () => {
    const person = await buildEnrolled();
    const companyId = person.companyId ?? '';
    const workflow = await buildWorkflow(app, (await buildCompany(app)).id);
    await buildSupplier(app, workflow, { accountId: person.userId });
    const admin = await buildPerson(app, { companyId });
    const member = await app.db.read.membership.findFirstOrThrow({ where: { userId: person.userId, companyId } });
    const path = `/api/companies/${companyId}/users/${member.id}/second-factor-reset`;
    expect((await call('post', path, admin.token).expect(409)).body).toMatchObject({
      code: 'second_factor_reset_elsewhere',
    });
  });
});

describe('passkeys', () => {
  async function addPasskey(person: BuiltPerson): Promise<SoftPasskey> {
    const key = new SoftPasskey(app.config.publicUrl);
    const asked = await call('post', `${OWN}/passkeys/options`, person.token).expect(200);
    const { attempt, options } = asked.body as { attempt: string; options: { challenge: string } };
    const passkey = key.make(options.challenge);
    await call('post', `${OWN}/passkeys`, person.token, { attempt, name: 'Laptop', passkey }).expect(200);
    return key;
  }

  async function challengeOf(person: BuiltPerson) {
    const attempt = await attemptOf(person);
    const asked = await request(server).post('/auth/second-factor/passkey').send({ attempt }).expect(200);
    return { attempt, challenge: (asked.body as { options: { challenge: string } }).options.challenge };
  }

  test('open a session by a signed challenge, which works once', async () => {
    const person = await buildPerson(app);
    const key = await addPasskey(person);
    const { attempt, challenge } = await challengeOf(person);
    const passkey = key.answer(challenge);
    await confirm(attempt, { passkey }).expect(200);
    await confirm(attempt, { passkey }).expect(409);
    const again = await challengeOf(person);
    await confirm(again.attempt, { passkey }).expect(422);
  });

  test('are refused with a counter that did not grow, for another origin and of another account', async () => {
    const person = await buildPerson(app);
    const key = await addPasskey(person);
    const first = await challengeOf(person);
    await confirm(first.attempt, { passkey: key.answer(first.challenge) }).expect(200);
    const second = await challengeOf(person);
    key.counter = 0;
    await confirm(second.attempt, { passkey: key.answer(second.challenge) }).expect(422);
    key.counter = 5;
    const foreign = Object.assign(new SoftPasskey('https://phishing.test', 'localhost'), { id: key.id });
    await confirm(second.attempt, { passkey: foreign.answer(second.challenge) }).expect(422);
    const stranger = await addPasskey(await buildPerson(app));
    await confirm(second.attempt, { passkey: stranger.answer(second.challenge) }).expect(422);
    await confirm(second.attempt, { passkey: key.answer(second.challenge) }).expect(200);
  });
});

describe('step-up', () => {
  test('asks again after the minutes, for the factor of whoever has one', async () => {
    const person = await buildEnrolled();
    clock += 16 * MINUTE;
    const { body } = await call('post', `${OWN}/recovery-codes`, person.token).expect(403);
    expect(body).toMatchObject({ code: 'step_up_required' });
    await call('post', '/auth/step-up', person.token, { password: PASSWORD }).expect(422);
    await call('post', '/auth/step-up', person.token, { code: nextCode(person.secret) }).expect(200);
    await call('post', `${OWN}/recovery-codes`, person.token).expect(200);
  });

  test('asks an account without a factor for the password', async () => {
    const staff = await buildStaff(app);
    const client = await buildPerson(app);
    const view = () => call('post', `/api/desk/users/${client.userId}/view`, staff.token, { reason: 'a question' });
    clock += 16 * MINUTE;
    await view().expect(403);
    await call('post', '/auth/step-up', staff.token, { password: 'wrong' }).expect(422);
    await call('post', '/auth/step-up', staff.token, { password: PASSWORD }).expect(200);
    await view().expect(200);
  });
});

describe('a required second factor', () => {
  test('leaves users of the company nothing but to enrol, and is not lifted by removing the last one', async () => {
    const admin = await buildEnrolled();
    const companyId = admin.companyId ?? '';
    const policy = `/api/companies/${companyId}/second-factor-policy`;
    const user = await buildPerson(app, { companyId });
    await call('put', policy, user.token, { required: true }).expect(409);
    await call('put', policy, admin.token, { required: true }).expect(200, { required: true, without: 1 });
    const { body } = await call('get', `/api/companies/${companyId}/users`, user.token).expect(403);
    expect(body).toMatchObject({ code: 'second_factor_due' });
    const session = await call('get', '/auth/reload', user.token).expect(200);
    expect(session.body).toMatchObject({ user: { second_factor_due: true } });
    // A session from before the requirement is old: it must be able to prove itself for the enrolment.
    clock += 16 * MINUTE;
    await call('post', `${OWN}/app`, user.token).expect(403);
    await call('post', '/auth/step-up', user.token, { password: PASSWORD }).expect(200);
    const enrolled = await enrol(user);
    await call('get', `/api/companies/${companyId}/users`, enrolled.token).expect(200);
    const refused = await call('delete', `${OWN}/app`, enrolled.token).expect(409);
    expect(refused.body).toMatchObject({ code: 'second_factor_is_asked' });
    const other = await buildCompany(app);
    await app.db.system((tx) =>
      tx.membership.create({ data: { id: newId(), userId: user.userId, companyId: other.id, role: 'company_user' } }),
    );
    const elsewhere = await call('delete', `${OWN}/app`, enrolled.token).set('X-Company-Id', other.id).expect(409);
    expect(elsewhere.body).toMatchObject({ code: 'second_factor_is_asked' });
  });

  test('is asked of staff where the installation says so, also to log in as somebody, until they have enrolled', async () => {
    const strict = await createTestApp({ STAFF_SECOND_FACTOR: 'required' });
    try {
      const strictServer = serveRoutes(strict, [...accountRoutes, ...secondFactorRoutes, ...deskUserRoutes]);
      const staff = await buildStaff(strict);
      const client = await buildPerson(strict);
      const own = (method: 'get' | 'post', path: string, body?: object) =>
        request(strictServer)[method](path).set('Authorization', `Bearer ${staff.token}`).send(body);
      const users = await own('get', '/api/desk/users').expect(403);
      expect(users.body).toMatchObject({ code: 'second_factor_due' });
      const session = await own('get', '/auth/reload').expect(200);
      expect(session.body).toMatchObject({ user: { second_factor_due: true } });
      const as = { email: staff.email, password: PASSWORD, logAsEmail: client.email, reason: 'a question' };
      const answer = await request(strictServer).post('/auth/login').send(as);
      expect(answer.body).toMatchObject({ code: 'second_factor_due' });
      const { body } = await own('post', `${OWN}/app`).expect(200);
      const code = appCode((body as { secret: string }).secret, Date.now());
      await own('post', `${OWN}/app/confirmation`, { code }).expect(200);
      await own('get', '/api/desk/users').expect(200);
      const after = await own('get', '/auth/reload').expect(200);
      expect(after.body).not.toHaveProperty('user.second_factor_due');
    } finally {
      await strict.destroy();
    }
  });
});

describe('sessions', () => {
  test('that an older server has opened by the password alone are rejected once a factor is enrolled', async () => {
    const person = await buildEnrolled();
    const later = new Date(clock + 1000);
    await app.db.system((tx) =>
      tx.session.updateMany({ where: { userId: person.userId }, data: { createdAt: later } }),
    );
    await call('get', '/auth/reload', person.token).expect(200);
    await app.db.system((tx) => tx.session.updateMany({ where: { userId: person.userId }, data: { provenAt: null } }));
    await call('get', '/auth/reload', person.token).expect(401);
  });

  test('are listed with device and address, and ended one by one or all but this one', async () => {
    const person = await buildPerson(app);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const other = await logIn(person).set('User-Agent', agent).expect(200);
    const third = await logIn(person).expect(200);
    const list = async () =>
      (await call('get', '/api/account/sessions', person.token).expect(200)).body as Record<string, unknown>[];
    const open = await list();
    expect(open).toHaveLength(3);
    expect(open[1]).toMatchObject({ browser: 'Chrome', system: 'Linux', is_current: false, is_of_staff: false });
    expect(open[2]).toMatchObject({ is_current: true });
    await call('delete', `/api/account/sessions/${String(open[1]?.['id'])}`, person.token).expect(200, { ended: 1 });
    await call('get', '/auth/reload', (other.body as { token: string }).token).expect(401);
    await call('delete', '/api/account/sessions', person.token).expect(200, { ended: 1 });
    await call('get', '/auth/reload', (third.body as { token: string }).token).expect(401);
    const stranger = await buildPerson(app);
    await call('delete', `/api/account/sessions/${String(open[2]?.['id'])}`, stranger.token).expect(404);
  });

  test('end when they were not used for long, those of staff earlier', async () => {
    const [staff, client] = [await buildStaff(app), await buildPerson(app)];
    for (let n = 0; n < 3; n += 1) {
      clock += 29 * MINUTE;
      await call('get', '/auth/reload', staff.token).expect(200);
    }
    await call('get', '/auth/reload', client.token).expect(401);
    clock += 31 * MINUTE;
    await call('get', '/auth/reload', staff.token).expect(401);
  });

  test('are not kept by a page that nobody touches', async () => {
    const staff = await buildStaff(app);
    clock += 20 * MINUTE;
    await call('get', '/auth/reload', staff.token).set('X-Idle-Seconds', '1200').expect(200);
    clock += 11 * MINUTE;
    await call('get', '/auth/reload', staff.token).expect(401);
  });
});
