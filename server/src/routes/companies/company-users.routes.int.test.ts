import { sendUserInvitationMail } from '@homologa/core/accounts/users/send-user-invitation-mail';
import { newId, newSecret } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import {
  type BuiltPerson,
  buildPerson,
  buildStaff,
  buildSupplierAccount,
  PASSWORD,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { companyUserResponse } from '@homologa/domain/companies/company-user.contract';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from '../accounts/account.routes';
import { ownInvitationRoutes } from '../accounts/own-invitations.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { companyUserRoutes } from './company-users.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...accountRoutes, ...ownInvitationRoutes, ...companyUserRoutes, ...workflowRoutes]);
});
afterAll(() => app.destroy());
beforeEach(async () => {
  admin = await buildPerson(app);
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const usersOf = (companyId: string | null) => `/api/companies/${companyId}/users`;
const list = (person = admin, filter: object = {}) =>
  request(server)
    .get(usersOf(admin.companyId))
    .query({ filter: JSON.stringify(filter) })
    .set(bearer(person.token));
const invite = (body: object, person = admin, companyId = person.companyId) =>
  request(server).post(usersOf(companyId)).set(bearer(person.token)).send(body);
const change = (id: string, body: object, person = admin) =>
  request(server)
    .patch(`${usersOf(admin.companyId)}/${id}`)
    .set(bearer(person.token))
    .send(body);
const resend = (id: string, person = admin) =>
  request(server)
    .post(`${usersOf(admin.companyId)}/${id}/invitation`)
    .set(bearer(person.token))
    .send({});
const login = (email: string, password: string) => request(server).post('/auth/login').send({ email, password });
const invitationsOf = ({ token }: { token: string }) => request(server).get('/auth/invitations').set(bearer(token));
const answer = ({ token }: { token: string }, id: string, accept: boolean) =>
  request(server).post(`/auth/invitations/${id}`).set(bearer(token)).send({ accept });
const said = ({ status, body }: Response) => [status, (body as { error?: string }).error];

const newEmail = () => `${newId()}@firm.test`;
const memberIdOf = async (person: BuiltPerson, companyId = admin.companyId ?? '') =>
  (await app.db.read.membership.findFirstOrThrow({ where: { userId: person.userId, companyId } })).id;

async function mailTo(email: string) {
  const job = await app.db.read.job.findFirstOrThrow({
    where: { name: 'mail.send-user-invitation', companyId: admin.companyId },
    orderBy: { id: 'desc' },
  });
  const payload = job.payload as { membershipId: string; passwordResetId: string | null };
  const system = app.contextFor({ kind: 'system', name: 'test' });
  const { sent } = await sendUserInvitationMail(system, { ...payload, messageId: newId() });
  const [mail] = await listCapturedMail(system, email);
  const token = /\/change-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? null;
  return { sent, mail, token };
}
const choosePassword = (token: string | null, password: string) =>
  request(server).post('/password-new').send({ token, password, confirm: password });

test('a new colleague is invited, chooses a password by the mailed link, and comes in with the role', async () => {
  const email = newEmail();
  const answer = await invite({
    name: ' Luisa Gómez ',
    email: ` ${email.toUpperCase()} `,
    role: 'company_user',
    language: 'es',
  });
  expect(answer.status).toBe(201);
  expect(companyUserResponse.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toMatchObject({
    name: 'Luisa Gómez',
    email,
    status: 'invited',
    last_login_at: null,
    is_self: false,
  });
  const { mail, token } = await mailTo(email);
  expect(mail?.subject).toBe('Compradora Andina le invita a Homologa');
  expect(mail?.text).toContain('Ana Pérez le invita a trabajar con Compradora Andina');
  expect((await login(email, PASSWORD)).status).toBe(401);
  await choosePassword(token, 'una clave larga').expect(200);
  const session = await login(email, 'una clave larga').expect(200);
  expect(session.body.user).toMatchObject({
    company_admin: false,
    acting_company_id: admin.companyId,
    preferences: { language: 'es' },
    companies: [{ company_id: admin.companyId, role: 'company_user' }],
  });
  const { body } = await list(admin, { status: 'active' });
  const row = (body as { email: string; last_login_at: string | null }[]).find((user) => user.email === email);
  expect(row?.last_login_at).not.toBeNull();
  expect(said(await choosePassword(token, 'noch ein langes'))).toEqual([
    422,
    'This reset link is not valid or has expired. Please request a new one.',
  ]);
});

test('the list is paged, sorted and searched without accents; the form says what is wrong', async () => {
  await invite({ name: 'Ángela Núñez', email: newEmail(), role: 'company_admin' }).expect(201);
  await invite({ name: 'Bruno', email: newEmail(), role: 'company_user' }).expect(201);
  const found = await list(admin, { q: 'nunez' });
  expect(found.body).toMatchObject([{ name: 'Ángela Núñez', status: 'invited', role: 'company_admin' }]);
  expect(found.headers['content-range']).toBe('users 0-0/1');
  const page = await request(server)
    .get(usersOf(admin.companyId))
    .query({ sort: '["email","DESC"]', range: '[0,1]' })
    .set(bearer(admin.token));
  expect(page.headers['content-range']).toBe('users 0-1/3');
  expect((await list(admin, { status: 'active' })).body).toMatchObject([{ is_self: true }]);
  expect((await list(admin, { nonsense: 1 })).status).toBe(422);
  const empty = await invite({ name: '', email: '' });
  expect(said(empty)).toEqual([422, 'All fields are required']);
  expect(empty.body.details.map(({ path }: { path: string }) => path)).toEqual(['name', 'email']);
  expect(said(await invite({ name: 'X', email: 'nobody' }))).toEqual([422, 'Please enter a valid email.']);
  const email = newEmail();
  await invite({ name: 'X', email }).expect(201);
  expect(said(await invite({ name: 'X', email }))).toEqual([409, 'This person already belongs to your company.']);
});

test('company users are refused, other companies and staff find nothing, nobody acts while logged in as', async () => {
  const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const stranger = await buildPerson(app);
  const staff = await buildStaff(app);
  const id = await memberIdOf(user);
  const body = { name: 'X', email: newEmail() };
  for (const [person, status] of [
    [user, 403],
    [stranger, 404],
    [staff, 404],
  ] as const) {
    expect((await list(person)).status).toBe(status);
    expect((await invite(body, person, admin.companyId)).status).toBe(status);
    expect((await change(id, { active: false }, person)).status).toBe(status);
    expect((await resend(id, person)).status).toBe(status);
  }
  expect((await change(await memberIdOf(stranger, stranger.companyId ?? ''), { active: false })).status).toBe(404);
  const acting = await login(staff.email, PASSWORD).expect(200);
  expect(acting.body.user.acting_company_id).toBeNull();
  const as = await request(server)
    .post('/auth/login')
    .send({ email: staff.email, password: PASSWORD, logAsEmail: admin.email, reason: 'Case 9' });
  const actingAsAdmin = { ...admin, token: as.body.token as string };
  expect((await list(actingAsAdmin)).status).toBe(200);
  const refused = [403, 'This is not possible while logged in as another user.'];
  expect(said(await invite(body, actingAsAdmin))).toEqual(refused);
  expect(said(await change(id, { role: 'company_admin' }, actingAsAdmin))).toEqual(refused);
});

describe('an e-mail that has an account already', () => {
  test('of another company: told nothing, joins once its owner agrees, keeps its own company first', async () => {
    const elsewhere = await buildPerson(app);
    const unknown = await invite({ name: 'As typed', email: newEmail(), role: 'company_admin' });
    const known = await invite({ name: 'As typed', email: elsewhere.email, role: 'company_admin' });
    const shape = (body: object) => ({ ...body, _id: '', id: '', email: '', invited_at: '' });
    expect(shape(known.body as object)).toEqual(shape(unknown.body as object));
    expect((await list(admin, { q: 'Ana Pérez' })).body).toHaveLength(1);
    const { mail, token } = await mailTo(elsewhere.email);
    expect(token).toBeNull();
    expect(mail?.text).toContain('You already have an account');
    expect(mail?.text).toContain('/invitations');
    expect((await login(elsewhere.email, PASSWORD)).status).toBe(200);
    const own = await request(server).get('/auth/reload').set(bearer(elsewhere.token)).expect(200);
    expect(own.body.user.acting_company_id).toBe(elsewhere.companyId);
    expect(own.body.user.companies).toHaveLength(1);
    expect((await list(admin, { status: 'invited' })).body).toHaveLength(2);
    const reloadHere = () =>
      request(server)
        .get('/auth/reload')
        .set({ ...bearer(elsewhere.token), 'X-Company-Id': admin.companyId ?? '' });
    expect((await reloadHere()).status).toBe(401);
    const [invitation] = (await invitationsOf(elsewhere).expect(200)).body;
    expect(invitation).toMatchObject({ role: 'company_admin', invited_by: 'Ana Pérez' });
    expect((await answer(admin, invitation.id, true)).status).toBe(404);
    const accepted = await answer(elsewhere, invitation.id, true).expect(200);
    expect(accepted.body).toEqual({ company_id: admin.companyId });
    expect((await answer(elsewhere, invitation.id, true)).status).toBe(404);
    expect((await invitationsOf(elsewhere)).body).toEqual([]);
    const joined = await reloadHere();
    expect(joined.body.user).toMatchObject({ acting_company_id: admin.companyId, company_admin: true });
    expect((await list(admin, { status: 'invited' })).body).toHaveLength(1);
    expect((await list(admin, { q: 'Ana Pérez', status: 'active' })).body).toHaveLength(2);
  });

  test('of another company: a declined invitation and a reset of the password let nobody in', async () => {
    const elsewhere = await buildPerson(app);
    const invited = await invite({ name: 'X', email: elsewhere.email }).expect(201);
    await request(server).post('/password-reset').send({ email: elsewhere.email }).expect(200);
    const { token, hash } = newSecret();
    await app.db.system((tx) =>
      tx.passwordReset.updateMany({ where: { userId: elsewhere.userId }, data: { tokenHash: hash } }),
    );
    await choosePassword(token, 'a new one of my own').expect(200);
    const again = await login(elsewhere.email, 'a new one of my own').expect(200);
    expect(again.body.user.companies).toHaveLength(1);
    const person = { token: again.body.token as string };
    await answer(person, invited.body.id as string, false).expect(200);
    expect((await invitationsOf(person)).body).toEqual([]);
    expect((await list(admin, { q: elsewhere.email })).body).toMatchObject([{ status: 'deactivated' }]);
    const trail = await app.db.tenant(admin.companyId ?? '', (tx) =>
      tx.auditEntry.findMany({ where: { companyId: admin.companyId, objectId: invited.body.id as string } }),
    );
    expect(trail.map(({ action }) => action).sort()).toEqual(['company.decline_invitation', 'company.invite_user']);
  });

  test("of a supplier: a stranger who registered it under somebody's e-mail gets nowhere; the mailbox decides", async () => {
    const squatter = await buildSupplierAccount(app, newEmail());
    const boss = await invite({ name: 'The Boss', email: squatter.email, role: 'company_admin' }).expect(201);
    expect((await invitationsOf(squatter).expect(200)).body).toEqual([]);
    expect((await answer(squatter, boss.body.id as string, true)).status).toBe(404);
    const reload = await request(server).get('/auth/reload').set(bearer(squatter.token));
    expect(reload.body.user.companies).toEqual([]);
    expect((await request(server).get('/api/workflows').set(bearer(squatter.token))).status).toBe(403);
    const again = await login(squatter.email, PASSWORD).expect(200);
    expect(again.body.user.companies).toEqual([]);
    const { token } = await mailTo(squatter.email);
    await choosePassword(token, 'the owner of the mailbox').expect(200);
    expect((await request(server).get('/auth/reload').set(bearer(squatter.token))).status).toBe(401);
    expect((await login(squatter.email, PASSWORD)).status).toBe(401);
    const owner = await login(squatter.email, 'the owner of the mailbox').expect(200);
    expect(owner.body.user.companies).toHaveLength(1);
  });

  test('of provider staff or closed: cannot be invited', async () => {
    const staff = await buildStaff(app);
    const expected = [409, 'This email cannot be invited. Please contact support.'];
    expect(said(await invite({ name: 'X', email: staff.email }))).toEqual(expected);
    const closed = await buildSupplierAccount(app);
    await app.db.system((tx) => tx.user.update({ where: { id: closed.userId }, data: { active: false } }));
    expect(said(await invite({ name: 'X', email: closed.email }))).toEqual(expected);
  });

  test('its picture is not shown to a company it has not joined', async () => {
    const elsewhere = await buildPerson(app);
    await invite({ name: 'X', email: elsewhere.email }).expect(201);
    const image = () => request(server).get(`/api/accounts/${elsewhere.userId}/image`).set(bearer(admin.token));
    const fileId = newId();
    await app.db.system(async (tx) => {
      const file = { key: fileId, name: 'a.webp', mime: 'image/webp', size: 3, sha256: '', createdAt: new Date() };
      await tx.storedFile.create({ data: { id: fileId, ...file } });
      await tx.user.update({ where: { id: elsewhere.userId }, data: { imageFileId: fileId } });
    });
    await app.contextFor({ kind: 'anonymous' }).files.putBytes(fileId, Buffer.from('pic'));
    expect((await image()).status).toBe(404);
    const [invitation] = (await invitationsOf(elsewhere).expect(200)).body;
    await answer(elsewhere, invitation.id, true).expect(200);
    expect((await image()).status).toBe(200);
  });
});

test('two companies invite the same new person at once: both get a colleague, one link opens both', async () => {
  const other = await buildPerson(app);
  const email = newEmail();
  const answers = await Promise.all([invite({ name: 'A', email }), invite({ name: 'B', email }, other)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { token } = await mailTo(email);
  await choosePassword(token, 'one for both of them').expect(200);
  const session = await login(email, 'one for both of them').expect(200);
  expect(session.body.user.companies).toHaveLength(2);
});

describe('changes', () => {
  test('nobody demotes or deactivates themselves, and the last admin stays', async () => {
    const own = await memberIdOf(admin);
    const last = [409, 'The last admin of a company cannot be removed.'];
    expect(said(await change(own, { active: false }))).toEqual(last);
    expect(said(await change(own, { role: 'company_user' }))).toEqual(last);
    await buildPerson(app, { companyId: admin.companyId });
    const locked = [409, 'You cannot change your own role or deactivate yourself. Please ask another admin.'];
    expect(said(await change(own, { active: false }))).toEqual(locked);
    expect(said(await change(own, { role: 'company_user' }))).toEqual(locked);
    expect((await change(own, { role: 'company_admin' })).status).toBe(200);
  });

  test('two admins who demote or deactivate each other at once leave one of them', async () => {
    for (const body of [{ role: 'company_user' }, { active: false }]) {
      const first = await buildPerson(app);
      const second = await buildPerson(app, { companyId: first.companyId });
      const companyId = first.companyId ?? '';
      const [a, b] = [await memberIdOf(first, companyId), await memberIdOf(second, companyId)];
      const strike = (by: BuiltPerson, id: string) =>
        request(server)
          .patch(`${usersOf(companyId)}/${id}`)
          .set(bearer(by.token))
          .send(body);
      const answers = await Promise.all([strike(first, b), strike(second, a), strike(first, b), strike(second, a)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true);
      const admins = await app.db.read.membership.count({ where: { companyId, role: 'company_admin', active: true } });
      expect(admins).toBe(1);
    }
  });

  test('who is deactivated is out at once and comes back with the role they had', async () => {
    const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
    const id = await memberIdOf(user);
    expect((await change(id, { active: false })).body).toMatchObject({ status: 'deactivated' });
    expect((await request(server).get('/auth/reload').set(bearer(user.token))).status).toBe(401);
    expect((await resend(id)).status).toBe(409);
    expect((await change(id, { active: true })).body).toMatchObject({ status: 'active', role: 'company_user' });
    expect((await change(id, { role: 'company_admin' })).body).toMatchObject({ role: 'company_admin' });
    expect((await change(id, {})).body).toMatchObject({ status: 'active', role: 'company_admin' });
    const session = await login(user.email, PASSWORD).expect(200);
    expect(session.body.user.company_admin).toBe(true);
    const trail = await app.db.tenant(admin.companyId ?? '', (tx) =>
      tx.auditEntry.findMany({ where: { companyId: admin.companyId, objectId: id }, orderBy: { id: 'asc' } }),
    );
    expect(trail.map(({ action, facts }) => [action, facts])).toEqual([
      ['company.update_user', { active: false, changes: ['active|true|false'] }],
      ['company.update_user', { active: true, changes: ['active|false|true'] }],
      ['company.update_user', { role: 'company_admin', changes: ['role|company_user|company_admin'] }],
    ]);
  });

  test('somebody of two companies loses this one at once and keeps the other', async () => {
    const both = await buildPerson(app);
    await app.db.system((tx) =>
      tx.membership.create({
        data: { id: newId(), userId: both.userId, companyId: admin.companyId ?? '', role: 'company_user' },
      }),
    );
    const here = { ...bearer(both.token), 'X-Company-Id': admin.companyId ?? '' };
    await request(server).get('/api/workflows').set(here).expect(200);
    await change(await memberIdOf(both), { active: false }).expect(200);
    // Expects 401 instead of data of the user's other company, because the open page still belongs to the first
    // company.
    expect((await request(server).get('/api/workflows').set(here)).status).toBe(401);
    await request(server).get('/api/workflows').set(bearer(both.token)).expect(200);
  });

  test('a withdrawn invitation opens nothing, also when its link is used; letting in again invites anew, within the limits', async () => {
    const email = newEmail();
    const { body } = await invite({ name: 'X', email }).expect(201);
    const { token } = await mailTo(email);
    await change(body.id as string, { active: false }).expect(200);
    await choosePassword(token, 'a password of mine').expect(200);
    expect((await login(email, 'a password of mine')).body.user.companies).toEqual([]);
    const back = await change(body.id as string, { active: true });
    expect(back.body).toMatchObject({ status: 'invited' });
    const second = await mailTo(email);
    await choosePassword(second.token, 'another one of mine').expect(200);
    expect((await login(email, 'another one of mine')).body.user.companies).toHaveLength(1);

    const declining = await buildPerson(app);
    const asked = await invite({ name: 'X', email: declining.email }).expect(201);
    for (let again = 0; again < 4; again += 1) {
      await answer(declining, asked.body.id as string, false).expect(200);
      await change(asked.body.id as string, { active: true }).expect(200);
    }
    await answer(declining, asked.body.id as string, false).expect(200);
    expect((await change(asked.body.id as string, { active: true })).status).toBe(429);
  });
});

test('an invitation is sent again a few times, not for ever; the newest link works', async () => {
  const email = newEmail();
  const { body } = await invite({ name: 'X', email }).expect(201);
  const first = await mailTo(email);
  await resend(body.id as string).expect(200);
  const second = await mailTo(email);
  expect(second.token).not.toBe(first.token);
  for (let more = 0; more < 3; more += 1) await resend(body.id as string).expect(200);
  const stopped = await resend(body.id as string);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  await choosePassword(second.token, 'chosen by the second').expect(200);
  expect(said(await choosePassword(first.token, 'chosen by the first'))[0]).toBe(422);
  await login(email, 'chosen by the second').expect(200);
  expect(said(await resend(body.id as string))[0]).toBe(429);
});

test('a link past its days is not mailed', async () => {
  const email = newEmail();
  await invite({ name: 'X', email }).expect(201);
  const user = await app.db.read.user.findUniqueOrThrow({ where: { email } });
  await app.db.system((tx) =>
    tx.passwordReset.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(0), tokenHash: newSecret().hash },
    }),
  );
  expect((await mailTo(email)).sent).toBe(false);
});
