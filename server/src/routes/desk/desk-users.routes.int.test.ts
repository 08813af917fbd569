import { sendNewUserNoticeMail } from '@homologa/core/accounts/users/made-by-staff/send-new-user-notice-mail';
import { sendStaffInvitationMail } from '@homologa/core/accounts/users/send-staff-invitation-mail';
import { sendStaffRolesNoticeMail } from '@homologa/core/accounts/users/staff-roles/send-staff-roles-notice-mail';
import { setStaffRoles } from '@homologa/core/accounts/users/staff-roles/set-staff-roles';
import { newId } from '@homologa/core/kernel/ids';
import {
  type BuiltPerson,
  buildCompany,
  buildPerson,
  buildStaff,
  buildSupplierAccount,
  PASSWORD,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { accountRoutes } from '../accounts/account.routes';
import { ownInvitationRoutes } from '../accounts/own-invitations.routes';
import { companyUserRoutes } from '../companies/company-users.routes';
import { exportRoutes } from '../exports/exports.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { deskUserRoutes } from './desk-users.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...accountRoutes,
    ...ownInvitationRoutes,
    ...exportRoutes,
    ...companyUserRoutes,
    ...workflowRoutes,
    ...supplierRoutes,
    ...deskUserRoutes,
  ]);
});
afterAll(() => app.destroy());

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
const staff = (method: Method, path: string, body?: object) =>
  story.call(story.staff, method, `/api/desk/users${path}`, body);
const reload = (token: string) => request(story.server).get('/auth/reload').set('Authorization', `Bearer ${token}`);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const find = (filter: object) => staff('get', `?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const trailOf = async (objectId: string, companyId: string | null) =>
  (await app.db.read.auditEntry.findMany({ where: { objectId, companyId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId }) => [action, actorId],
  );

async function choosePassword(userId: string, password: string) {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const reset = await app.db.read.passwordReset.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' } });
  await sendStaffInvitationMail(ctx, { passwordResetId: reset.id, messageId: newId() });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  const answer = await request(story.server).post('/password-new').send({ token, password, confirm: password });
  return { mail, answer };
}

test('staff invite a colleague by mail, who chooses a password and works at the desk', async () => {
  const invited = await staff('post', '/invitations', {
    name: 'Nora Mesa',
    email: ' Nora@provider.test ',
    language: 'es',
    staff_roles: ['payments', 'desk'],
  });
  expect(invited.status).toBe(201);
  expect(invited.body).toMatchObject({
    email: 'nora@provider.test',
    account_role: 'admin',
    status: 'invited',
    staff_roles: ['desk', 'payments'],
  });
  expect((await find({ status: 'invited', account_role: 'admin' })).body).toMatchObject([{ id: invited.body.id }]);
  const jobs = await app.db.read.job.findMany({ where: { name: 'mail.send-staff-invitation' } });
  expect(jobs).toHaveLength(1);

  const { mail, answer } = await choosePassword(invited.body.id, 'cordillera-2026');
  expect(mail).toMatchObject({ to: ['nora@provider.test'] });
  expect(mail.subject).toMatch(/^Le invitan a trabajar/);
  expect(answer.status).toBe(200);
  const login = await request(story.server)
    .post('/auth/login')
    .send({ email: 'nora@provider.test', password: 'cordillera-2026' });
  expect(login.body.user.security).toEqual({ role: 'admin', staff_roles: ['desk', 'payments'] });
  const asNora = request(story.server).get('/api/desk/users').set('Authorization', `Bearer ${login.body.token}`);
  expect(codeOf(await asNora)).toEqual([404, 'not_found']);
  expect((await find({ id: invited.body.id })).body).toMatchObject([{ status: 'active' }]);
  expect(
    codeOf(await staff('post', '/invitations', { name: 'N', email: 'nora@provider.test', staff_roles: ['desk'] })),
  ).toEqual([409, 'email_taken']);
});

test('nobody is invited to the staff without a role', async () => {
  const answer = await staff('post', '/invitations', { name: 'No Role', email: 'no-role@provider.test' });
  expect(codeOf(answer)).toEqual([422, 'all_fields_required']);
  expect(answer.body.details).toMatchObject([{ path: 'staff_roles' }]);
});

test('roles count at once, are told by mail and audited, and nobody changes their own', async () => {
  const colleague = await buildPerson(app, { staff: true, staffRoles: ['administration'] });
  const asColleague = () => story.call(colleague, 'get', '/api/desk/users');
  const client = await buildPerson(app);
  const seen = await story.call(colleague, 'post', `/api/desk/users/${client.userId}/view`, { reason: 'Case 9' });
  expect((await reload(seen.body.token)).status).toBe(200);
  expect((await asColleague()).status).toBe(200);
  const set = (roles: string[]) => staff('put', `/${colleague.userId}/roles`, { staff_roles: roles });
  expect((await set(['watchlists', 'payments'])).body.staff_roles).toEqual(['payments', 'watchlists']);
  expect((await asColleague()).status).toBe(404);
  expect((await reload(seen.body.token)).status).toBe(401);
  expect((await set(['payments', 'watchlists'])).status).toBe(200);
  expect(await trailOf(colleague.userId, null)).toEqual([['user.set_staff_roles', story.staff.userId]]);
  expect(await app.db.read.job.count({ where: { name: 'mail.send-staff-roles-notice' } })).toBe(1);
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await sendStaffRolesNoticeMail(ctx, { userId: colleague.userId, messageId: newId() });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  expect([mail.to, mail.text]).toEqual([[colleague.email], expect.stringContaining('Payments, Watchlists')]);

  expect(codeOf(await staff('put', `/${story.staff.userId}/roles`, { staff_roles: ['desk'] }))).toEqual([
    409,
    'own_access_locked',
  ]);
  expect((await staff('put', `/${client.userId}/roles`, { staff_roles: ['desk'] })).status).toBe(404);
});

test('staff invite a client user as the company’s admins do', async () => {
  const admin = await buildPerson(app);
  const body = { name: 'Ida', email: 'ida@client.test', company_id: admin.companyId, role: 'company_user' };
  const invited = await staff('post', '/invitations', body);
  expect(invited.body).toMatchObject({
    account_role: 'user',
    status: 'invited',
    companies: [{ company_id: admin.companyId, role: 'company_user' }],
  });
  expect(codeOf(await staff('post', '/invitations', body))).toEqual([409, 'user_already_member']);
  expect((await staff('post', '/invitations', { ...body, email: 'x@y.test', company_id: newId() })).status).toBe(404);
  const entries = await app.db.read.auditEntry.findMany({ where: { companyId: admin.companyId } });
  expect(entries).toMatchObject([{ action: 'company.invite_user', actorId: story.staff.userId }]);
});

test('staff make the first admins of a company at once; a further one joins by the mailed link, and the admins are told', async () => {
  const company = await buildCompany(app);
  const body = { name: 'Rosa', email: 'rosa@client.test', password: PASSWORD, company_id: company.id, phone: '' };
  const logIn = (email: string) => request(story.server).post('/auth/login').send({ email, password: PASSWORD });
  expect((await staff('post', '', { ...body, role: 'company_admin' })).status).toBe(201);
  expect((await logIn('rosa@client.test')).body.user.companies).toHaveLength(1);

  const second = await staff('post', '', { ...body, email: 'second@client.test', role: 'company_admin' });
  expect([second.status, second.body.status]).toEqual([201, 'invited']);
  const login = await logIn('second@client.test');
  expect(login.body.user.companies).toEqual([]);
  const invitations = request(story.server).get('/auth/invitations');
  expect((await invitations.set('Authorization', `Bearer ${login.body.token}`)).body).toEqual([]);
  const user = await staff('post', '', { ...body, email: 'user@client.test', role: 'company_user' });
  expect(user.body.status).toBe('active');

  const invited = await app.db.read.job.findMany({
    where: { name: 'mail.send-user-invitation', companyId: company.id },
  });
  expect(invited).toHaveLength(1);
  const told = await app.db.read.job.findMany({
    where: { name: 'mail.send-new-user-notice', companyId: company.id },
    orderBy: { id: 'asc' },
  });
  expect(told).toHaveLength(2);
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const payload = told[0]?.payload as { membershipId: string; userId: string };
  await sendNewUserNoticeMail(ctx, { ...payload, messageId: newId() });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  expect(mail).toMatchObject({
    to: ['rosa@client.test'],
    text: expect.stringContaining('second@client.test') as string,
  });
});

test('a deactivated account is shut out of everything at once, and comes back with a new login', async () => {
  const admin = await buildPerson(app);
  expect((await reload(admin.token)).status).toBe(200);
  const shut = await staff('patch', `/${admin.userId}`, { active: false });
  expect(shut.body).toMatchObject({ active: false, status: 'deactivated' });
  expect((await reload(admin.token)).status).toBe(401);
  expect((await staff('patch', `/${admin.userId}`, { active: false })).status).toBe(200);
  const back = await staff('patch', `/${admin.userId}`, { active: true });
  expect(back.body).toMatchObject({ status: 'active' });
  expect((await reload(admin.token)).status).toBe(401);
  const by = story.staff.userId;
  for (const companyId of [null, admin.companyId]) {
    expect(await trailOf(admin.userId, companyId)).toEqual([
      ['user.deactivate', by],
      ['user.reactivate', by],
    ]);
  }
});

test('staff who are shut out no longer act as others, and nobody shuts themselves out', async () => {
  const colleague = await buildStaff(app);
  const client = await buildPerson(app);
  const seen = await story.call(colleague, 'post', `/api/desk/users/${client.userId}/view`, { reason: 'Case 1' });
  expect((await reload(seen.body.token)).status).toBe(200);
  expect(codeOf(await staff('patch', `/${story.staff.userId}`, { active: false }))).toEqual([409, 'own_access_locked']);
  await staff('patch', `/${colleague.userId}`, { active: false }).expect(200);
  expect((await reload(seen.body.token)).status).toBe(401);
});

test('a reset goes out by mail and leaves the sessions until it is used', async () => {
  const admin = await buildPerson(app);
  await staff('post', `/${admin.userId}/password-reset`).expect(200);
  const [job] = await app.db.read.job.findMany({ where: { name: 'mail.send-password-reset' } });
  const reset = await app.db.read.passwordReset.findFirstOrThrow({ where: { userId: admin.userId } });
  expect(job?.payload).toEqual({ passwordResetId: reset.id });
  expect((await reload(admin.token)).status).toBe(200);
  expect(await trailOf(admin.userId, null)).toEqual([['user.mail_reset', story.staff.userId]]);
  await staff('patch', `/${admin.userId}`, { active: false }).expect(200);
  expect((await staff('post', `/${admin.userId}/password-reset`)).status).toBe(409);
});

test('suppliers’ accounts and unknown ones are none of these calls’', async () => {
  const supplier = await buildSupplierAccount(app);
  for (const id of [supplier.userId, newId()]) {
    expect((await staff('patch', `/${id}`, { active: false })).status).toBe(404);
    expect((await staff('post', `/${id}/password-reset`)).status).toBe(404);
    expect((await staff('post', `/${id}/view`, { reason: 'r' })).status).toBe(404);
  }
});

async function look(): Promise<{ client: BuiltPerson; workflowId: string; token: string; user: { log_as: object } }> {
  const { client, workflow } = await story.buildClient();
  const seen = await staff('post', `/${client.userId}/view`, { reason: 'Case 17' }).expect(200);
  return { client, workflowId: workflow.id, token: seen.body.token, user: seen.body.user };
}

test('who views as a client reads what the client reads and changes nothing', async () => {
  const { client, workflowId, token, user } = await look();
  expect(user.log_as).toMatchObject({ logged_in_as_by: story.staff.email, reason: 'Case 17', read_only: true });
  const as = (method: Method, path: string) =>
    request(story.server)[method](path).set('Authorization', `Bearer ${token}`);
  expect((await as('get', `/api/workflows/${workflowId}`)).status).toBe(200);
  expect((await as('get', '/api/suppliers')).status).toBe(200);
  expect((await as('get', `/api/companies/${client.companyId}/users`)).status).toBe(200);

  const before = await app.db.read.auditEntry.count();
  const refused = [403, 'read_only_session'];
  expect(codeOf(await as('post', '/api/workflows').send({}))).toEqual(refused);
  expect(codeOf(await as('put', `/api/workflows/${workflowId}/close`))).toEqual(refused);
  expect(codeOf(await as('delete', `/api/workflows/${workflowId}`))).toEqual(refused);
  expect(codeOf(await as('put', `/api/accounts/${client.userId}`).send({ info: { title: 'CFO' } }))).toEqual(refused);
  // GET calls that write are rejected as well, because an export creates a job.
  expect(codeOf(await as('get', '/api/workflows/download-excel'))).toEqual(refused);
  expect(await app.db.read.job.count({ where: { name: 'exports.workflows' } })).toBe(0);
  expect(await app.db.read.auditEntry.count()).toBe(before);
  expect((await as('post', '/auth/logout')).status).toBe(200);
  expect((await as('get', '/auth/reload')).status).toBe(401);
});

test('a look is in the trail of both sides, needs a reason, and is staff’s alone', async () => {
  const { client } = await look();
  for (const companyId of [null, client.companyId]) {
    const [entry] = await app.db.read.auditEntry.findMany({
      where: { action: 'account.view_as', objectId: client.userId, companyId },
    });
    expect(entry?.facts).toEqual({ staff_id: story.staff.userId, reason: 'Case 17' });
  }
  expect(codeOf(await staff('post', `/${client.userId}/view`, {}))).toEqual([422, 'log_as_reason_required']);
  expect((await story.call(client, 'post', `/api/desk/users/${client.userId}/view`, { reason: 'r' })).status).toBe(403);
  const colleague = await buildStaff(app);
  expect((await staff('post', `/${colleague.userId}/view`, { reason: 'r' })).status).toBe(404);
  // The response contains the secret of the new session, so it is not stored under its idempotency key.
  const keyed = await staff('post', `/${client.userId}/view`, { reason: 'r' }).set('Idempotency-Key', 'look-1');
  expect(keyed.status).toBe(200);
  expect(await app.db.read.idempotentRequest.count({ where: { userId: story.staff.userId } })).toBe(0);
});

// Must be the last test, because it disables staff accounts that the other tests use.
test('of two who shut each other out at the same moment, one is left; who has not come yet does not count', async () => {
  const [one, two] = [await buildStaff(app), await buildStaff(app)];
  await staff('post', '/invitations', {
    name: 'New',
    email: 'not-come@provider.test',
    staff_roles: ['administration'],
  }).expect(201);
  const others = await app.db.read.user.findMany({
    where: { accountRole: 'admin', active: true, invitedAt: null, id: { notIn: [one.userId, two.userId] } },
  });
  for (const { id } of others) await story.call(one, 'patch', `/api/desk/users/${id}`, { active: false }).expect(200);
  const shut = (by: BuiltPerson, whom: BuiltPerson) =>
    story.call(by, 'patch', `/api/desk/users/${whom.userId}`, { active: false });
  const answers = await Promise.all([shut(one, two), shut(two, one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const last = answers[0]?.status === 200 ? one : two;
  const operator = app.contextFor({ kind: 'system', name: 'cli', operator: 'Olga' });
  await expect(setStaffRoles(operator, { userId: last.userId, roles: ['desk'] })).rejects.toMatchObject({
    code: 'last_staff_account',
  });
  const left = await app.db.read.user.findMany({ where: { accountRole: 'admin', active: true, invitedAt: null } });
  expect(left).toHaveLength(1);
});
