import { newId, newSecret } from '@homologa/core/kernel/ids';
import { buildPerson, buildStaff, buildSupplierAccount, PASSWORD } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE } from '../../test/picture';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from './account.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, accountRoutes);
});
afterAll(() => app.destroy());

const login = (email: string, password = PASSWORD, more: object = {}) =>
  request(server)
    .post('/auth/login')
    .send({ email, password, ...more });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

test('a client admin signs in with a trimmed e-mail of any case, reloads and signs out', async () => {
  const admin = await buildPerson(app);
  const answer = await login(`  ${admin.email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({
    _id: admin.userId,
    company_admin: true,
    public_link_enabled: true,
    compliance_enabled: true,
    security: { role: 'user' },
    log_as: null,
  });
  const token = answer.body.token as string;
  const reload = await request(server).get('/auth/reload').set(bearer(token));
  expect(reload.body).toEqual({ token, user: answer.body.user });
  await request(server).post('/auth/logout').set(bearer(token)).expect(200);
  const after = await request(server).get('/auth/reload').set(bearer(token));
  expect(after.status).toBe(401);
  expect(after.body).toMatchObject({ code: 'unauthenticated' });
});

test('wrong credentials and empty fields are told apart, and neither says which part was wrong', async () => {
  const admin = await buildPerson(app);
  const wrong = await login(admin.email, 'not the password');
  expect([wrong.status, wrong.body.error]).toEqual([401, 'Wrong email or password.']);
  const unknown = await login('nobody@nowhere.test');
  expect([unknown.status, unknown.body.error]).toEqual([401, 'Wrong email or password.']);
  const empty = await login('', '');
  expect([empty.status, empty.body.error]).toEqual([422, 'All fields are required']);
  expect(empty.body.details.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
});

test('registering makes an account of role user and records the notice that was shown', async () => {
  const body = {
    name: 'Luisa',
    email: 'Luisa@Supplier.test',
    password: 'una clave larga',
    phone: '+54 11 4321 0000',
    country: 'ARG',
    locale: 'es',
  };
  const answer = await request(server).post('/auth/register').send(body);
  expect(answer.status).toBe(201);
  expect(answer.body.user).toMatchObject({
    info: { email: 'luisa@supplier.test', phone: '+541143210000' },
    security: { role: 'user' },
    companies: [],
    preferences: { language: 'es' },
  });
  const consents = await app.db.read.consentRecord.findMany({ where: { userId: answer.body.user._id as string } });
  expect(consents).toMatchObject([{ purpose: 'notice', locale: 'es', given: true }]);
  const again = await request(server).post('/auth/register').send(body);
  expect([again.status, again.body.code]).toEqual([409, 'email_taken']);
  const neighbour = { ...body, email: 'vecina@supplier.test' };
  const no = await request(server)
    .post('/auth/register')
    .send({ ...neighbour, phone: 'abc' });
  expect([no.status, no.body.code, no.body.details]).toMatchObject([422, 'phone_invalid', [{ path: 'phone' }]]);
  const local = await request(server)
    .post('/auth/register')
    .send({ ...neighbour, phone: '(011) 4321-0000' });
  expect(local.body.user.info.phone).toBe('+541143210000');
  const incomplete = await request(server)
    .post('/auth/register')
    .send({ email: 'x@y.test', password: 'una clave larga' });
  expect([incomplete.status, incomplete.body.error]).toEqual([422, 'All fields are required']);
  const short = await request(server)
    .post('/auth/register')
    .send({ ...body, email: 'z@y.test', password: '123456' });
  expect(short.body.error).toBe('The password you entered is too short. Please enter 7+ characters');
  const own = await request(server)
    .post('/auth/register')
    .send({ ...body, email: 'luisa.g@aceros.test', password: 'Luisa.G' });
  expect(own.body.details).toMatchObject([{ code: 'password_is_email', path: 'password' }]);
});

test('staff sign in as a client user with a reason, for half an hour, and cannot touch the password', async () => {
  const staff = await buildStaff(app);
  const admin = await buildPerson(app);
  const noReason = await login(staff.email, PASSWORD, { logAsEmail: admin.email });
  expect([noReason.status, noReason.body.code]).toEqual([422, 'log_as_reason_required']);
  const answer = await login(staff.email, PASSWORD, { logAsEmail: admin.email, reason: 'Support case 17' });
  expect(answer.body.user).toMatchObject({
    _id: admin.userId,
    log_as: { logged_in_as_by: staff.email, reason: 'Support case 17' },
  });
  const change = await request(server)
    .post('/api/registration/local/password-change')
    .set(bearer(answer.body.token as string))
    .send({ email: admin.email, oldPassword: PASSWORD, newPassword: 'another good one' });
  expect([change.status, change.body.code]).toEqual([403, 'not_while_logged_in_as']);
  const trail = await app.db.tenant(admin.companyId ?? '', (tx) =>
    tx.auditEntry.findMany({ where: { companyId: admin.companyId, action: 'account.log_in_as' } }),
  );
  expect(trail).toMatchObject([{ objectId: admin.userId, facts: { staff_id: staff.userId } }]);
  const byUser = await login(admin.email, PASSWORD, { logAsEmail: staff.email, reason: 'x' });
  expect(byUser.status).toBe(403);
});

test('a reset is asked for, works once, and ends the sessions that were open', async () => {
  const admin = await buildPerson(app);
  const unknown = await request(server).post('/password-reset').send({ email: 'nobody@nowhere.test' });
  expect([unknown.status, unknown.body]).toMatchObject([
    404,
    { code: 'account_not_found', error: 'There is no account with this email in our platform.' },
  ]);
  const forged = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' };
  await request(server).post('/password-reset').set(forged).send({ email: admin.email }).expect(200);
  const jobs = await app.db.read.job.findMany({ where: { name: 'mail.send-password-reset' } });
  expect(jobs).toHaveLength(1);
  // The mail's link is made of the job's ids and PUBLIC_URL, so nothing of the request's headers may be in the job.
  expect(JSON.stringify(jobs)).not.toContain('evil.test');
  // The job that mails the password reset would store a new secret in the row of the reset. No such job runs here, so
  // the test stores the secret.
  const { token, hash } = newSecret();
  await app.db.system((tx) =>
    tx.passwordReset.updateMany({ where: { userId: admin.userId }, data: { tokenHash: hash } }),
  );
  const mismatch = await request(server)
    .post('/password-new')
    .send({ token, password: 'brand new one', confirm: 'other' });
  expect(mismatch.body.error).toBe('The passwords you entered do not match');
  const own = await request(server).post('/password-new').send({ token, password: admin.email, confirm: admin.email });
  expect(own.body.code).toBe('password_is_email');
  const changes = await Promise.all(
    [1, 2, 3].map(() =>
      request(server).post('/password-new').send({ token, password: 'brand new one', confirm: 'brand new one' }),
    ),
  );
  expect(changes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
  await request(server).get('/auth/reload').set(bearer(admin.token)).expect(401);
  await login(admin.email).expect(401);
  await login(admin.email, 'brand new one').expect(200);
});

test('changing the password asks for the old one and ends the other sessions, not this one', async () => {
  const admin = await buildPerson(app);
  const other = (await login(admin.email)).body.token as string;
  const send = (body: object) =>
    request(server)
      .post('/api/registration/local/password-change')
      .set(bearer(admin.token))
      .send({ email: admin.email, ...body });
  const wrong = await send({ oldPassword: 'no', newPassword: 'brand new one' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_password']);
  const empty = await send({ oldPassword: '', newPassword: 'brand new one' });
  expect([empty.status, empty.body.error]).toEqual([422, 'All fields are required']);
  await send({ oldPassword: PASSWORD, newPassword: 'brand new one' }).expect(200);
  await request(server).get('/auth/reload').set(bearer(admin.token)).expect(200);
  await request(server).get('/auth/reload').set(bearer(other)).expect(401);
});

test("a profile is merged field by field, and another's account is unknown", async () => {
  const admin = await buildPerson(app);
  const put = (id: string, body: object) =>
    request(server).put(`/api/accounts/${id}`).set(bearer(admin.token)).send(body);
  const bad = await put(admin.userId, { info: { phone: '+55 11 1', phone_ext: '12' } });
  expect([bad.status, bad.body.error]).toEqual([422, 'Phone extension must have 4 or 6 numbers']);
  expect((await put(admin.userId, { info: { phone: 'abc' } })).body).toMatchObject({ code: 'phone_invalid' });
  await put(admin.userId, { info: { phone: '+55 11 98888', phone_ext: '1234', email: 'stolen@x.test' } }).expect(200);
  const answer = await put(admin.userId, { preferences: { language: 'pt-BR' } });
  expect(answer.body).toMatchObject({
    info: { name: 'Ana Pérez', email: admin.email, phone: '+55 11 98888', phone_ext: '1234' },
    preferences: { language: 'pt-BR', supplier_table_columns: null, saved_views: [] },
  });
  const supplier = await buildSupplierAccount(app);
  expect((await put(supplier.userId, { info: { name: 'x' } })).status).toBe(404);
  expect((await put('not-an-id', { info: { name: 'x' } })).status).toBe(404);
});

test('a profile takes no role, company or state, wherever it is put', async () => {
  const member = await buildPerson(app, { role: 'company_user' });
  const smuggled = {
    role: 'admin',
    account_role: 'admin',
    accountRole: 'admin',
    active: false,
    company_id: newId(),
    companyId: newId(),
    password_hash: 'x',
    email_verified_at: null,
    security: { role: 'admin' },
    memberships: [{ role: 'company_admin' }],
  };
  const stateOf = () =>
    app.db.system(async (tx) => [
      await tx.user.findUniqueOrThrow({
        where: { id: member.userId },
        select: { accountRole: true, active: true, passwordHash: true, email: true },
      }),
      await tx.membership.findMany({ where: { userId: member.userId } }),
    ]);
  const before = await stateOf();
  for (const body of [smuggled, { info: smuggled }, { preferences: smuggled }, { ...smuggled, info: { title: 'x' } }]) {
    const { status } = await request(server).put(`/api/accounts/${member.userId}`).set(bearer(member.token)).send(body);
    expect([200, 422]).toContain(status);
    tried(Object.keys(smuggled).length);
  }
  expect(await stateOf()).toEqual(before);
});

test('checking credentials opens no session', async () => {
  const admin = await buildPerson(app);
  const before = await app.db.read.session.count({ where: { userId: admin.userId } });
  const check = (password: string) => request(server).post('/auth/check').send({ email: admin.email, password });
  expect((await check(PASSWORD)).body).toEqual({ valid: true });
  expect((await check('wrong')).body).toEqual({ valid: false });
  expect(await app.db.read.session.count({ where: { userId: admin.userId } })).toBe(before);
});

test('a user sent back as it was answered changes nothing; null clears a preference', async () => {
  const admin = await buildPerson(app);
  const put = (body: object) =>
    request(server).put(`/api/accounts/${admin.userId}`).set(bearer(admin.token)).send(body);
  const { user } = (await request(server).get('/auth/reload').set(bearer(admin.token))).body as { user: object };
  const echoed = await put(user);
  expect([echoed.status, echoed.body]).toEqual([200, user]);
  await put({ preferences: { language: 'es', supplier_table_columns: ['status'] } }).expect(200);
  const cleared = await put({ preferences: { language: null } });
  expect(cleared.body.preferences).toEqual({
    language: null,
    supplier_table_columns: ['status'],
    saved_views: [],
  });
});

test('widths of columns, pinned views and the view that is home are kept with the account', async () => {
  const admin = await buildPerson(app);
  const put = (preferences: object) =>
    request(server).put(`/api/accounts/${admin.userId}`).set(bearer(admin.token)).send({ preferences });
  const pinned = {
    id: '0190f000-0000-7000-8000-000000000001',
    name: 'Chile',
    workflow_id: null,
    filter: { country: ['chile'] },
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['company_name'],
    widths: { company_name: 300 },
    is_pinned: true,
  };
  await put({ saved_views: [pinned] }).expect(200);
  const answer = await put({ supplier_column_widths: { country: 90 }, home_view: pinned.id });
  expect(answer.body.preferences).toMatchObject({
    saved_views: [pinned],
    supplier_column_widths: { country: 90 },
    home_view: pinned.id,
  });
  for (const broken of [{ country: 20 }, { country: 801 }, { country: 90.5 }, { 'No column': 90 }])
    expect((await put({ supplier_column_widths: broken })).status).toBe(422);
  const cleared = await put({ supplier_column_widths: null, home_view: null });
  expect(cleared.body.preferences).not.toHaveProperty('supplier_column_widths');
  expect(cleared.body.preferences).not.toHaveProperty('home_view');
});

test('saved views are kept whole, thirty at the most, and only of what a list can be asked', async () => {
  const admin = await buildPerson(app);
  const put = (views: object[] | null) =>
    request(server)
      .put(`/api/accounts/${admin.userId}`)
      .set(bearer(admin.token))
      .send({ preferences: { saved_views: views } });
  const view = (n: number) => ({
    id: `0190f000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
    name: `View ${n}`,
    workflow_id: null,
    filter: { q: 'acme', country: ['brazil', 'peru'] },
    sort: { field: 'report.delivery_date', order: 'DESC' },
    columns: ['company_name', 'status'],
  });
  const saved = await put([view(1), view(2)]);
  expect(saved.body.preferences.saved_views).toEqual([view(1), view(2)]);
  const user = (await request(server).get('/auth/reload').set(bearer(admin.token))).body.user;
  expect(user.preferences.saved_views).toHaveLength(2);
  const refused = [
    { ...view(3), filter: { password: 'x' } },
    { ...view(3), filter: { q: 'x'.repeat(301) } },
    { ...view(3), filter: { industry: Array.from({ length: 100 }, (_, n) => `industry number ${n}`) } },
    { ...view(3), sort: { field: 'companyId', order: 'ASC' } },
    { ...view(3), name: '  ' },
    { ...view(3), id: 'first' },
  ];
  for (const broken of refused) expect((await put([broken])).status).toBe(422);
  expect((await put(Array.from({ length: 31 }, (_, n) => view(n)))).status).toBe(422);
  expect((await put(null)).body.preferences.saved_views).toEqual([]);
});

test('staff who are logged in as somebody touch no password at all, and reach active members only', async () => {
  const staff = await buildStaff(app);
  const admin = await buildPerson(app);
  const as = { logAsEmail: admin.email, reason: 'Support case 18' };
  const { token } = (await login(staff.email, PASSWORD, as)).body as { token: string };
  for (const [path, body] of [
    ['/password-reset', { email: admin.email }],
    ['/password-new', { token: 'x', password: 'brand new one' }],
    ['/api/registration/local/password-change', {}],
  ] as const) {
    const refused = await request(server).post(path).set(bearer(token)).send(body);
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'not_while_logged_in_as']);
  }
  await app.db.system((tx) => tx.membership.updateMany({ where: { userId: admin.userId }, data: { active: false } }));
  expect((await login(staff.email, PASSWORD, as)).body.code).toBe('account_not_found');
});

test('what is changed at once in two windows is all kept', async () => {
  const admin = await buildPerson(app);
  const put = (preferences: object) =>
    request(server).put(`/api/accounts/${admin.userId}`).set(bearer(admin.token)).send({ preferences }).expect(200);
  for (let round = 0; round < 5; round += 1) {
    await put({ language: null, supplier_table_columns: null, saved_views: null });
    const view = {
      id: '0190f000-0000-7000-8000-000000000099',
      name: 'Mine',
      workflow_id: null,
      filter: {},
      sort: { field: 'created_at', order: 'DESC' },
      columns: ['status'],
    };
    await Promise.all([
      put({ language: 'es' }),
      put({ supplier_table_columns: ['status'] }),
      put({ saved_views: [view] }),
    ]);
    const { user } = (await request(server).get('/auth/reload').set(bearer(admin.token))).body;
    expect(user.preferences).toEqual({ language: 'es', supplier_table_columns: ['status'], saved_views: [view] });
  }
});

test("what a person changes of their own profile is told of their company, in the company's own trail", async () => {
  const admin = await buildPerson(app);
  const own = `/api/accounts/${admin.userId}`;
  await request(server)
    .put(own)
    .set(bearer(admin.token))
    .send({ info: { title: 'Buyer' } })
    .expect(200);
  await request(server).patch(`${own}/image`).set(bearer(admin.token)).attach('image', PICTURE, 'me.png').expect(200);
  await request(server).delete(`${own}/image`).set(bearer(admin.token)).expect(200);
  await request(server).delete(`${own}/image`).set(bearer(admin.token)).expect(200);
  const trail = await app.db.tenant(admin.companyId ?? '', (tx) =>
    tx.auditEntry.findMany({ where: { companyId: admin.companyId, objectId: admin.userId }, orderBy: { id: 'asc' } }),
  );
  expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual(
    ['account.update', 'account.set_image', 'account.remove_image'].map((action) => [action, admin.userId]),
  );
});
