import type { NeedsMailRhythm } from '@homologa/domain/needs-you/needs-mail';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { listCapturedMail } from '../mail/mailbox.queries';
import { type BuiltPerson, buildCompany, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { chooseNeedsMail, getNeedsMail } from './choose-needs-mail';
import { findNeedsMails } from './find-needs-mails';
import { sendNeedsMail } from './send-needs-mail';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());
// Deletes the jobs of earlier tests, because no worker runs them and a member's open job would prevent a new job.
beforeEach(() => app.db.system((tx) => tx.job.deleteMany({})));

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const choose = (person: BuiltPerson, rhythm: NeedsMailRhythm) => chooseNeedsMail(app.contextFor(person.actor), rhythm);

/**
 * Runs the job that finds due mails at the given time and completes the jobs that it enqueued. Returns the number of
 * mails enqueued.
 */
async function foundAt(moment: string): Promise<number> {
  app.setNow(new Date(moment));
  const { mails } = await findNeedsMails(system(), new AbortController().signal);
  await app.db.system((tx) => tx.job.updateMany({ data: { status: 'completed' } }));
  return mails;
}

async function memberIn(country: string | null, rhythm: NeedsMailRhythm): Promise<BuiltPerson> {
  await app.db.system((tx) => tx.needsMail.deleteMany({}));
  const { id: companyId } = await buildCompany(app, { country });
  const person = await buildPerson(app, { companyId });
  await choose(person, rhythm);
  return person;
}

test('a daily mail comes once a working day, from seven in the time zone of the company', async () => {
  await memberIn('peru', 'daily');
  expect(await foundAt('2026-11-24T11:59:00Z')).toBe(0); // Tuesday, 6:59 in Lima
  expect(await foundAt('2026-11-24T12:03:00Z')).toBe(1);
  expect(await foundAt('2026-11-24T13:03:00Z')).toBe(0);
  expect(await foundAt('2026-11-25T02:03:00Z')).toBe(0); // still Tuesday in Lima
  expect(await foundAt('2026-11-25T15:03:00Z')).toBe(1); // after an outage of the workers
  expect(await foundAt('2026-11-28T14:03:00Z')).toBe(0); // Saturday
  expect(await foundAt('2026-12-08T14:03:00Z')).toBe(0); // a holiday in Peru
});

test('a weekly mail comes on the first working day of the week', async () => {
  await memberIn('mexico', 'weekly');
  expect(await foundAt('2026-11-24T14:03:00Z')).toBe(1); // the first one, after the choice
  expect(await foundAt('2026-11-27T14:03:00Z')).toBe(0);
  expect(await foundAt('2026-11-30T14:03:00Z')).toBe(1); // Monday
  expect(await foundAt('2026-12-01T14:03:00Z')).toBe(0);
});

test('without a country the mail comes in the morning of the Americas', async () => {
  await memberIn(null, 'daily');
  expect(await foundAt('2026-11-24T10:03:00Z')).toBe(0);
  expect(await foundAt('2026-11-24T11:03:00Z')).toBe(1);
});

test('schedules at the same moment enqueue one job', async () => {
  const { companyId, userId } = await memberIn('peru', 'daily');
  app.setNow(new Date('2026-11-24T14:03:00Z'));
  const { signal } = new AbortController();
  const found = await Promise.all([1, 2, 3].map(() => findNeedsMails(system(), signal)));
  expect(found.reduce((sum, { mails }) => sum + mails, 0)).toBe(1);
  const jobs = await app.db.read.job.findMany({ where: { name: 'mail.send-needs' } });
  expect(jobs.map(({ payload }) => payload)).toEqual([{ companyId, userId }]);
});

test('nobody is found who chose nothing, switched it off, left, or whose company is deactivated', async () => {
  const moment = '2026-11-24T14:03:00Z';
  const person = await memberIn('peru', 'off');
  expect(await getNeedsMail(app.contextFor(person.actor))).toBe('off');
  expect(await foundAt(moment)).toBe(0);
  await choose(person, 'daily');
  const membership = { userId: person.userId };
  await app.db.system((tx) => tx.membership.updateMany({ where: membership, data: { active: false } }));
  expect(await foundAt(moment)).toBe(0);
  await app.db.system((tx) => tx.membership.updateMany({ where: membership, data: { active: true } }));
  const company = { id: person.companyId ?? '' };
  await app.db.system((tx) => tx.company.update({ where: company, data: { deactivatedAt: new Date(moment) } }));
  expect(await foundAt(moment)).toBe(0);
});

async function waitingSupplier(companyId: string): Promise<void> {
  const workflow = await buildWorkflow(app, companyId);
  await buildSupplier(app, workflow, { status: 'completed' });
  await buildSupplier(app, workflow, { status: 'completed' });
  await buildSupplier(app, workflow, { invitationState: 'failed', invitationError: 'mail_refused' });
}

const send = (person: BuiltPerson, messageId = newId()) =>
  sendNeedsMail(system(), { companyId: person.companyId ?? '', userId: person.userId, messageId });
const mailsTo = (person: BuiltPerson) => listCapturedMail(system(), person.email);

test('each line is a count with a link to its list, in the language of the member', async () => {
  const person = await memberIn('peru', 'daily');
  await app.db.system((tx) =>
    tx.user.update({ where: { id: person.userId }, data: { preferences: { language: 'es' } } }),
  );
  await waitingSupplier(person.companyId ?? '');
  const messageId = newId();
  expect([await send(person, messageId), await send(person, messageId)]).toEqual([{ sent: true }, { sent: true }]);
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${app.config.brand.name}: 3 en espera de usted en Compradora Andina`);
  const toDecide = encodeURIComponent(JSON.stringify({ waiting_for: ['decision'] }));
  expect(mail?.html).toContain(`href="${app.config.publicUrl}/suppliers?filter=${toDecide}"`);
  expect(mail?.text).toContain('2 proveedores por decidir');
  expect(mail?.text).toContain('1 invitación no entregada');
  expect(mail?.html).toContain(`href="${app.config.publicUrl}/settings/notifications"`);
});

test('the links of a member of two companies name the company', async () => {
  const person = await memberIn('peru', 'daily');
  await waitingSupplier(person.companyId ?? '');
  const { id: companyId } = await buildCompany(app);
  await app.db.system((tx) =>
    tx.membership.create({ data: { id: newId(), userId: person.userId, companyId, role: 'company_user' } }),
  );
  await send(person);
  const [mail] = await mailsTo(person);
  expect(mail?.html).toContain(`/settings/notifications?company=${person.companyId}`);
  expect(mail?.html).toContain(`&amp;company=${person.companyId}`);
});

test('nothing is sent while nothing waits, to a company user who may do none of it, or once it is switched off', async () => {
  const person = await memberIn('peru', 'daily');
  expect(await send(person)).toEqual({ sent: false });
  await waitingSupplier(person.companyId ?? '');
  const user = await buildPerson(app, { companyId: person.companyId, role: 'company_user' });
  await choose(user, 'daily');
  expect(await send(user)).toEqual({ sent: false });
  await choose(person, 'off');
  expect(await send(person)).toEqual({ sent: false });
  expect([...(await mailsTo(person)), ...(await mailsTo(user))]).toEqual([]);
});

test('a choice is audited once, and holds in one company alone', async () => {
  const person = await memberIn('peru', 'weekly');
  await choose(person, 'weekly');
  const { id: companyId } = await buildCompany(app);
  await app.db.system((tx) =>
    tx.membership.create({ data: { id: newId(), userId: person.userId, companyId, role: 'company_user' } }),
  );
  const elsewhere = { ...person.actor, membership: { companyId, role: 'company_user' as const } };
  expect(await getNeedsMail(app.contextFor(elsewhere))).toBe('off');
  const where = { companyId: person.companyId, action: 'account.choose_needs_mail' };
  const entries = await app.db.read.auditEntry.findMany({ where });
  expect(entries).toMatchObject([{ objectId: person.userId, facts: { from: 'off', to: 'weekly' } }]);
  await expect(
    chooseNeedsMail(app.contextFor({ ...person.actor, loggedInAsBy: newId() }), 'off'),
  ).rejects.toMatchObject({ code: 'not_while_logged_in_as' });
});
