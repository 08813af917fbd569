import { sendLoginCodeMail } from '@homologa/core/accounts/credentials/send-login-code-mail';
import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { buildLink, buildSupplier, buildSupplierAccount, buildUser, PASSWORD } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const PERSON = { name: 'Laura Garza', phone: '+52 55 1234 5678', locale: 'es', notice_country: 'MEX' };
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

async function invite(overrides: Parameters<typeof buildOnboarding>[1] = {}) {
  const world = await buildOnboarding(app, overrides);
  const place = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  const path = `/onboarding/workflows/${place.workflowId}/suppliers/${place.supplierId}`;
  return {
    ...world,
    path,
    calls: onboardingClient(server, place),
    begin: (body: object = PERSON, link = world.link) =>
      request(server).post(`${path}/begin`).set('X-Onboarding-Token', link).send(body),
  };
}

async function askCode(email: string): Promise<{ attempt: string; code: string | null }> {
  const { body } = await request(server).post('/auth/code').send({ email }).expect(202);
  const { attempt } = body as { attempt: string };
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendLoginCodeMail(ctx, { loginCodeId: attempt, messageId: newId() });
  const [mail] = await listCapturedMail(ctx, email);
  return { attempt, code: /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? null };
}

const logIn = (attempt: string, code: string) => request(server).post('/auth/code/login').send({ attempt, code });

async function codeSession(email: string): Promise<string> {
  const { attempt, code } = await askCode(email);
  const { body } = await logIn(attempt, code ?? '').expect(200);
  return (body as { token: string }).token;
}

describe('beginning by the mailed link', () => {
  test('makes an account without a password for the invited e-mail and connects it', async () => {
    const { begin, calls, link, email, supplier, questions } = await invite({ supplier: { fullName: 'Laura G' } });
    expect((await calls.read({ link }).expect(200)).body).not.toHaveProperty('invited');
    const shown = await calls.start({ link }).expect(200);
    expect(shown.body).toMatchObject({ invited: { email, name: 'Laura G' }, account: null });
    const { body } = await begin({
      ...PERSON,
      email: 'mallory@evil.test',
      consents: [{ purpose: 'news', given: true }],
    }).expect(201);
    const {
      token,
      account,
      supplier: own,
    } = body as {
      token: string;
      account: { id: string; email: string };
      supplier: { onboarding_step: string; account: object };
    };
    expect(account.email).toBe(email);
    expect(own).toMatchObject({ onboarding_step: 'questionnaire', account: { email, phone: '+525512345678' } });
    const user = await app.db.read.user.findUniqueOrThrow({ where: { id: account.id }, include: { consents: true } });
    expect(user).toMatchObject({ name: 'Laura Garza', passwordHash: null, emailProvenAt: null });
    expect(user.consents.map(({ purpose, supplierId }) => `${purpose} ${supplierId}`).toSorted()).toEqual([
      'news null',
      `notice ${supplier.id}`,
    ]);
    await calls.save({ token }, [{ question_id: questions.input.id, answer: 'Steel' }]).expect(200);
    const trail = await app.db.read.auditEntry.findMany({ where: { objectId: { in: [account.id, supplier.id] } } });
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.register_by_link', 'onboarding.connect_account']),
    );
  });

  test('a number other than the client’s becomes the number to call, and the same number in other spelling does not', async () => {
    for (const [invited, called] of [
      ['+52 81 8000 1000', '+525512345678'],
      ['55 1234 5678', '55 1234 5678'],
    ] as const) {
      const { begin, supplier } = await invite({ supplier: { phone: invited, country: 'mexico' } });
      const { body } = await begin(PERSON).expect(201);
      expect((body as { supplier: object }).supplier).toMatchObject({ invite: { phone: called } });
      const trail = await app.db.read.auditEntry.findMany({ where: { objectId: supplier.id } });
      expect(trail.some(({ action }) => action === 'onboarding.phone')).toBe(called !== invited);
    }
  });

  test('names each missing or broken field, and makes nothing', async () => {
    const { begin, email } = await invite();
    const missing = await begin({ name: ' ', phone: '' }).expect(422);
    expect((missing.body as { details: { path: string }[] }).details.map(({ path }) => path)).toEqual([
      'name',
      'phone',
    ]);
    await begin({ name: 'www.evil.test', phone: '12' }).expect(422);
    expect(await app.db.read.user.count({ where: { email } })).toBe(0);
  });

  test('is refused by an expired, a revoked, a foreign and a used link', async () => {
    const { begin, link, supplier, workflow } = await invite();
    const other = await invite();
    await begin(PERSON, other.link).expect(404);
    const past = new Date(Date.now() - 1000);
    const revoked = await buildLink(app, supplier);
    await app.db.system((tx) =>
      tx.onboardingLink.updateMany({ where: { supplierId: supplier.id }, data: { revokedAt: past } }),
    );
    await begin(PERSON, revoked).expect(401);
    const fresh = await buildLink(app, {
      id: supplier.id,
      companyId: workflow.companyId,
      workflowId: workflow.id,
    });
    await begin(PERSON, fresh).expect(201);
    await begin(PERSON, fresh).expect(401);
    await begin(PERSON, link).expect(401);
  });

  test('asks for a code where the e-mail has an account, of any kind', async () => {
    const { begin, email } = await invite();
    await buildSupplierAccount(app, email);
    expect((await begin().expect(409)).body).toMatchObject({ code: 'account_needs_code' });
    const staff = await invite();
    await buildUser(app, { email: staff.email, accountRole: 'admin' });
    expect((await staff.begin().expect(409)).body).toMatchObject({ code: 'account_needs_code' });
  });

  test('waits for the code of a public link', async () => {
    const { begin, supplier, calls, link } = await invite();
    await app.db.system((tx) =>
      tx.supplier.updateMany({ where: { id: supplier.id }, data: { unconfirmedEmail: supplier.emails[0] ?? '' } }),
    );
    expect((await begin().expect(409)).body).toMatchObject({ code: 'email_not_confirmed' });
    expect((await calls.start({ link })).body).not.toHaveProperty('invited');
  });

  test('is not offered where several e-mails are invited, because the link does not say whose it is', async () => {
    const { begin, supplier, calls, link, email } = await invite();
    await app.db.system((tx) =>
      tx.supplier.updateMany({ where: { id: supplier.id }, data: { emails: [email, `second-${email}`] } }),
    );
    expect((await calls.start({ link }).expect(200)).body).not.toHaveProperty('invited');
    await begin().expect(403);
    expect(await app.db.read.user.count({ where: { email } })).toBe(0);
  });

  test('makes one account however many press at once', async () => {
    const { begin, email } = await invite();
    const answers = await Promise.all([begin(), begin(), begin()]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(201);
    // The two other concurrent calls fail, because the link is used or the account exists by the time they run.
    for (const status of statuses.slice(1)) expect([401, 409]).toContain(status);
    expect(await app.db.read.user.count({ where: { email } })).toBe(1);
  });
});

describe('a forwarded link', () => {
  test('opens nothing of another client, whoever of the two was there first', async () => {
    const first = await invite();
    const second = await invite();
    // Both clients have invited the same e-mail address.
    await app.db.system((tx) =>
      tx.supplier.updateMany({ where: { id: second.supplier.id }, data: { emails: [first.email] } }),
    );
    // A colleague, to whom the first client's link was forwarded, begins with this link.
    const { token: colleague } = (await first.begin().expect(201)).body as { token: string };
    await first.calls.read({ token: colleague }).expect(200);
    // The invited user begins with the second client's link and must prove the e-mail address by a code.
    expect((await second.begin().expect(409)).body).toMatchObject({ code: 'account_needs_code' });
    await second.calls.connect({ token: colleague, link: second.link }).expect(409);
    await app.db.system(async (tx) => {
      const { id } = await tx.user.findUniqueOrThrow({ where: { email: first.email }, select: { id: true } });
      await tx.supplier.updateMany({ where: { id: second.supplier.id }, data: { accountId: id } });
    });
    // The colleague's session gives access to the colleague's own onboarding only, with or without the second link.
    await first.calls.read({ token: colleague }).expect(200);
    await second.calls.read({ token: colleague }).expect(404);
    const behind = await second.calls.read({ token: colleague, link: second.link }).expect(200);
    expect(behind.body).toMatchObject({ account: { connected: true } });
    expect(behind.body).not.toHaveProperty('answers');
    await second.calls.save({ token: colleague, link: second.link }, []).expect(401);
    await request(server)
      .get(`/onboarding/workflows/${second.workflow.id}`)
      .set(as(colleague))
      .expect(({ body }) => {
        expect(body).not.toHaveProperty('questionnaire');
      });
    for (const [method, path] of [
      ['get', '/onboarding/account'],
      ['post', '/onboarding/account/data-copy'],
      ['post', '/onboarding/account/erasure'],
      ['post', '/onboarding/account/password'],
      ['get', '/auth/reload'],
      ['get', '/api/notifications'],
      ['put', `/api/accounts/${newId()}`],
      ['post', '/api/registration/local/password-change'],
    ] as const) {
      const answer = await request(server)[method](path).set(as(colleague)).send({ password: 'a password of mine' });
      expect([path, answer.status, (answer.body as { code: string }).code]).toEqual([path, 403, 'code_required']);
    }
    const listed = await request(server).get('/onboarding/bir-requests').set(as(colleague)).expect(200);
    expect(
      (listed.body as { supplier: { supplier_id: string } }[]).every(
        ({ supplier }) => supplier.supplier_id === first.supplier.id,
      ),
    ).toBe(true);
  });

  test('loses its session when the owner proves the e-mail, unless the owner asks from it', async () => {
    const { begin, calls, link, email } = await invite();
    const { token: colleague } = (await begin().expect(201)).body as { token: string };
    const owner = await codeSession(email);
    await calls.read({ token: owner }).expect(200);
    await calls.read({ token: colleague }).expect(401);
    await calls.save({ token: colleague, link }, []).expect(401);
    const other = await invite();
    const { token: begun } = (await other.begin().expect(201)).body as { token: string };
    const { attempt, code } = await askCode(other.email);
    await logIn(attempt, code ?? '')
      .set(as(begun))
      .expect(200);
    await other.calls.read({ token: begun }).expect(200);
  });

  test('opens no form and no payment of another supplier of the account', async () => {
    const pays = { workflow: { reportType: 'bir', product: 'report', payment: 'supplier' } } as const;
    const first = await invite(pays);
    const second = await invite(pays);
    await app.db.system((tx) =>
      tx.supplier.updateMany({ where: { id: second.supplier.id }, data: { emails: [first.email] } }),
    );
    const { token } = (await first.begin().expect(201)).body as { token: string };
    // Marks the e-mail address as proven beforehand, so that the login by code does not end the session that the link
    // has opened.
    await app.db.system((tx) =>
      tx.user.updateMany({ where: { email: first.email }, data: { emailProvenAt: new Date() } }),
    );
    const owner = await codeSession(first.email);
    await second.calls.connect({ token: owner, link: second.link }).expect(200);
    const all = await request(server).get('/onboarding/bir-requests').set(as(owner)).expect(200);
    expect(all.body).toHaveLength(2);
    const own = await request(server).get('/onboarding/bir-requests').set(as(token)).expect(200);
    const [request_] = own.body as { id: string; supplier: { supplier_id: string } }[];
    expect(own.body).toHaveLength(1);
    expect(request_?.supplier.supplier_id).toBe(first.supplier.id);
    const foreign = (all.body as { id: string }[]).find(({ id }) => id !== request_?.id)?.id;
    await request(server).post(`/onboarding/bir-requests/${foreign}/submit`).set(as(token)).expect(404);
    await request(server).patch(`/onboarding/bir-requests/${foreign}/billing`).set(as(token)).send({}).expect(404);
  });
});

describe('logging in by a mailed code', () => {
  test('works once, and says the same for a wrong, a used and an expired one', async () => {
    const { email } = await buildSupplierAccount(app);
    const { attempt, code } = await askCode(email);
    const wrong = await logIn(attempt, code === '000000' ? '000001' : '000000').expect(422);
    await logIn(attempt, ` ${code?.slice(0, 3)} ${code?.slice(3)} `).expect(200);
    const used = await logIn(attempt, code ?? '').expect(422);
    const late = await askCode(email);
    await app.db.system((tx) =>
      tx.loginCode.updateMany({ where: { id: late.attempt }, data: { expiresAt: new Date(0) } }),
    );
    const expired = await logIn(late.attempt, late.code ?? '').expect(422);
    const unknown = await logIn('anything', '123456').expect(422);
    const said = ({ body }: { body: object }) => ({ ...body, request_id: '' });
    expect([used, expired, unknown].map(said)).toEqual([said(wrong), said(wrong), said(wrong)]);
  });

  test('refuses the right code after five wrong ones', async () => {
    const { email } = await buildSupplierAccount(app);
    const { attempt, code } = await askCode(email);
    for (let guess = 0; guess < 5; guess += 1) await logIn(attempt, 'wrong').expect(422);
    await logIn(attempt, code ?? '').expect(422);
  });

  test('answers alike for unknown e-mails, staff and client users, to whom nothing is mailed', async () => {
    const known = await buildSupplierAccount(app);
    const member = await buildUser(app);
    await app.db.system((tx) => tx.user.updateMany({ where: { id: member.id }, data: { accountRole: 'admin' } }));
    for (const email of [known.email, member.email, `${newId()}@nobody.test`]) {
      const { body } = await request(server).post('/auth/code').send({ email }).expect(202);
      expect(body).toEqual({ attempt: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
    expect((await askCode(member.email)).code).toBeNull();
  });

  test('mails at most five codes an hour to an address, known or not', async () => {
    const known = (await buildSupplierAccount(app)).email;
    for (const email of [known, `${newId()}@nobody.test`]) {
      for (let time = 0; time < 5; time += 1) await request(server).post('/auth/code').send({ email }).expect(202);
      await request(server).post('/auth/code').send({ email }).expect(429);
    }
  });

  test('stores no code in the clear', async () => {
    const { email } = await buildSupplierAccount(app);
    const { attempt, code } = await askCode(email);
    const row = await app.db.read.loginCode.findUniqueOrThrow({ where: { id: attempt } });
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('removes a password that was chosen before the e-mail was proven, and its sessions', async () => {
    const stranger = await buildSupplierAccount(app);
    const owner = await codeSession(stranger.email);
    await request(server).get('/onboarding/account').set(as(stranger.token)).expect(401);
    await request(server).post('/auth/login').send({ email: stranger.email, password: PASSWORD }).expect(401);
    const home = await request(server).get('/onboarding/account').set(as(owner)).expect(200);
    expect(home.body).toMatchObject({ account: { has_password: false } });
    const set = (password: string) =>
      request(server).post('/onboarding/account/password').set(as(owner)).send({ password });
    await set('short').expect(422);
    expect((await set('una clave larga').expect(200)).body).toMatchObject({ account: { has_password: true } });
    await set('another long one').expect(409);
    await request(server).post('/auth/login').send({ email: stranger.email, password: 'una clave larga' }).expect(200);
    // The earlier login by code has proven the e-mail address, so another login by code does not remove the password.
    await codeSession(stranger.email);
    await request(server).post('/auth/login').send({ email: stranger.email, password: 'una clave larga' }).expect(200);
  });

  test('an account without a password is refused any', async () => {
    const { begin, email } = await invite();
    await begin().expect(201);
    await request(server).post('/auth/login').send({ email, password: '' }).expect(422);
    await request(server).post('/auth/login').send({ email, password: 'null' }).expect(401);
  });
});

test('a second supplier of the same workflow stays closed to the session of a link', async () => {
  const { begin, workflow, email } = await invite();
  const other = await buildSupplier(app, workflow, { emails: [email] });
  const { token } = (await begin().expect(201)).body as { token: string };
  await app.db.system(async (tx) => {
    const { userId } = await tx.session.findFirstOrThrow({
      where: { supplierId: { not: null } },
      orderBy: { createdAt: 'desc' },
    });
    await tx.supplier.updateMany({ where: { id: other.id }, data: { accountId: userId } });
  });
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: other.id });
  await calls.read({ token }).expect(404);
});
