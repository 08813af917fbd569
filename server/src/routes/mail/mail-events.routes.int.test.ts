import { createHash } from 'node:crypto';
import { newId } from '@homologa/core/kernel/ids';
import { MailPaces } from '@homologa/core/kernel/mail/mail-pace';
import {
  countForeignSuppressions,
  hideSuppressed,
  keyHashedSuppressions,
  liftSuppression,
  listSuppressions,
  withoutSuppressed,
} from '@homologa/core/kernel/mail/suppressions';
import type { MailPaced } from '@homologa/core/kernel/ports/mailer';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { openUnsubscribeLink, withUnsubscribeLink } from '@homologa/core/mail/unsubscribe-link.steps';
import { sendInvitationJob } from '@homologa/core/suppliers/supplier.jobs';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';

const SECRET = 'a secret of more than thirty-two characters';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp({ MAIL_EVENTS_SECRET: SECRET });
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const ctx = () => app.contextFor({ kind: 'system', name: 'test' });

/** Builds a supplier whose invitation was sent by a job that is completed. */
async function buildInvited(emails: string[]) {
  const { companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const supplier = await buildSupplier(app, workflow, {
    emails,
    invitationState: 'sent',
    invitationSentAt: new Date(),
  });
  const jobId = await app.db.tenant(supplier.companyId, (tx) =>
    ctx().jobs.enqueue(tx, sendInvitationJob, { supplierId: supplier.id }, { companyId: supplier.companyId }),
  );
  await app.db.system((tx) =>
    tx.job.update({ where: { id: jobId }, data: { status: 'completed', finishedAt: new Date() } }),
  );
  return { supplier, jobId };
}

const stateOf = async (id: string) => {
  const row = await app.db.read.supplier.findUniqueOrThrow({ where: { id } });
  return [row.invitationState, row.invitationError];
};

const bounce = (jobId: string, email: string, type: 'bounce' | 'blocked' = 'bounce', id = newId()) => [
  { event: 'bounce', type, email, 'smtp-id': `<${jobId}@homologa.test>`, sg_event_id: id, reason: `550 no ${email}` },
];
const post = (body: object, provider = 'sendgrid') =>
  request(server).post(`/mail/events/${provider}`).auth('mail', SECRET).send(body);

test('a hard bounce fails the invitation once, is audited, and keeps further mail from the address', async () => {
  const { supplier, jobId } = await buildInvited(['Gone@acme.test']);
  const body = bounce(jobId, 'gone@acme.test');
  await post(body).expect(200, { received: true });
  await post(body).expect(200);
  expect(await stateOf(supplier.id)).toEqual(['failed', 'mail_bounced']);
  const audited = { objectId: supplier.id, action: 'supplier.invitation_failed' };
  expect(await app.db.read.auditEntry.findMany({ where: audited })).toMatchObject([
    { facts: { reason: 'mail_bounced' } },
  ]);
  expect(
    await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address: 'gone@acme.test' }),
  ).toMatchObject([{ reason: 'bounced', source: 'event', said: '550 no [address]' }]);
  const mail = { messageId: newId(), to: ['gone@acme.test'], subject: 's', text: 't', html: '<p>t</p>' };
  await expect(ctx().mail.send(mail)).rejects.toMatchObject({ kind: 'suppressed', permanent: true });
  await ctx().mail.send({ ...mail, isSecurity: true });
  await ctx().mail.send({ ...mail, messageId: newId(), isOwed: true });
  await ctx().mail.send({ ...mail, messageId: newId(), to: ['gone@acme.test', 'other@acme.test'] });
  const captured = await listCapturedMail(ctx(), 'other@acme.test');
  expect(captured.map(({ to }) => to)).toEqual([['other@acme.test']]);
  expect(await listCapturedMail(ctx(), 'gone@acme.test')).toHaveLength(2);

  await app.db.system((tx) => liftSuppression(tx, app.config.suppressionSeeds, 'GONE@acme.test'));
  await post(body).expect(200);
  expect(await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address: 'gone@acme.test' })).toEqual(
    [],
  );
});

test('a bounce leaves the invitation alone while another address takes mail, or after a newer invitation', async () => {
  const { supplier, jobId } = await buildInvited(['one@acme.test', 'two@acme.test']);
  await post(bounce(jobId, 'one@acme.test')).expect(200);
  expect(await stateOf(supplier.id)).toEqual(['sent', null]);
  await post(bounce(jobId, 'two@acme.test')).expect(200);
  expect(await stateOf(supplier.id)).toEqual(['failed', 'mail_bounced']);

  const again = await buildInvited(['full@acme.test']);
  const later = new Date(Date.now() + 60_000);
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: again.supplier.id }, data: { invitationSentAt: later } }),
  );
  await post(bounce(again.jobId, 'full@acme.test', 'blocked')).expect(200);
  expect(await stateOf(again.supplier.id)).toEqual(['sent', null]);
});

test('a full mailbox fails the invitation and is not suppressed', async () => {
  const { supplier, jobId } = await buildInvited(['busy@acme.test']);
  await post(bounce(jobId, 'busy@acme.test', 'blocked')).expect(200);
  expect(await stateOf(supplier.id)).toEqual(['failed', 'mail_bounced_soft']);
  expect(await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address: 'busy@acme.test' })).toEqual(
    [],
  );
});

test('news about an address that the mail was not sent to change nothing, and do not block the rest of the batch', async () => {
  const { supplier, jobId } = await buildInvited(['named@acme.test']);
  await post([...bounce(jobId, 'victim@acme.test'), ...bounce(jobId, 'named@acme.test')]).expect(200);
  expect(
    await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address: 'victim@acme.test' }),
  ).toEqual([]);
  expect(await stateOf(supplier.id)).toEqual(['failed', 'mail_bounced']);
});

test('without the secret, of unknown mails and with unknown bodies nothing changes', async () => {
  const body = bounce(newId(), 'stranger@acme.test');
  await request(server).post('/mail/events/sendgrid').send(body).expect(401);
  await request(server).post('/mail/events/sendgrid').auth('mail', 'wrong').send(body).expect(401);
  await request(server).post('/mail/events/sendgrid').query({ key: SECRET }).send(body).expect(200);
  await post(body).expect(200);
  await post({ anything: 1 }, 'mailgun').expect(200);
  await request(server).post('/mail/events/ses').auth('mail', SECRET).type('text/plain').send('{').expect(200);
  await request(server).post('/mail/events/other').auth('mail', SECRET).send({}).expect(404);
  expect(
    await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address: 'stranger@acme.test' }),
  ).toEqual([]);
});

test('one click ends the mail about pending work, and opening the link ends nothing', async () => {
  const person = await buildPerson(app);
  const key = { userId: person.userId, companyId: person.companyId ?? '' };
  await app.db.system((tx) => tx.needsMail.create({ data: { ...key, rhythm: 'weekly' } }));
  const url = new URL(await openUnsubscribeLink(ctx(), { ...key, kind: 'needs' }));
  const rhythm = async () => (await app.db.read.needsMail.findFirst({ where: key }))?.rhythm;
  const at = `${url.pathname}${url.search}`;
  await request(server).get(at).expect(303);
  expect(await rhythm()).toBe('weekly');
  const click = () => request(server).post(at).type('form').send({ 'List-Unsubscribe': 'One-Click' });
  await click().expect(200, { unsubscribed: true });
  await click().expect(200);
  expect(await rhythm()).toBe('off');
  await request(server).post('/mail/unsubscribe?token=unknown').expect(404);
  const entry = await app.db.read.auditEntry.findFirst({ where: { objectId: person.userId, actorKind: 'system' } });
  expect(entry).toMatchObject({ action: 'account.choose_needs_mail', address: null });
  const links = () => app.db.read.mailUnsubscription.count({ where: { userId: person.userId } });
  const failing = () => Promise.reject(new Error('mail server away'));
  await expect(withUnsubscribeLink(ctx(), { ...key, kind: 'needs' }, failing)).rejects.toThrow('away');
  expect(await links()).toBe(1);

  const digest = new URL(await openUnsubscribeLink(ctx(), { userId: person.userId, kind: 'digest', companyId: null }));
  await request(server).post(`${digest.pathname}${digest.search}`).expect(200);
  const choices = await app.db.read.notificationChoice.findMany({ where: { userId: person.userId } });
  expect(choices.map(({ kind, delivery }) => `${kind}: ${delivery}`).toSorted()).toEqual([
    'payment_rejected: never',
    'sent_back: never',
  ]);
});

test('an address of an erased person stays suppressed, and is known only by a keyed hash', async () => {
  const { jobId } = await buildInvited(['erased@acme.test']);
  await post(bounce(jobId, 'erased@acme.test')).expect(200);
  for (const _ of [1, 2])
    await app.db.system((tx) => hideSuppressed(tx, app.config.suppressionSeeds, ['Erased@acme.test']));
  expect(
    await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address: 'erased@acme.test' }),
  ).toMatchObject([{ address: expect.stringMatching(/^hmac:[0-9a-f]{8}:[0-9a-f]{64}$/) }]);
  const mail = { messageId: newId(), to: ['erased@acme.test'], subject: 's', text: 't', html: '<p>t</p>' };
  await expect(ctx().mail.send(mail)).rejects.toMatchObject({ kind: 'suppressed' });
  await app.db.system((tx) => liftSuppression(tx, app.config.suppressionSeeds, 'erased@acme.test'));
  await ctx().mail.send(mail);
});

test('an address that an earlier version hashed without a key stays suppressed, and is keyed once', async () => {
  const { suppressionSeeds: seeds } = app.config;
  const plain = `sha256:${createHash('sha256').update('old@acme.test').digest('hex')}`;
  const row = { reason: 'bounced', source: 'smtp', said: '550', createdAt: new Date() };
  await app.db.system((tx) => tx.mailSuppression.create({ data: { ...row, address: plain } }));
  const isMailable = async () => (await withoutSuppressed(app.db, seeds, ['old@acme.test'])).length > 0;
  expect(await isMailable()).toBe(false);
  const runs = await Promise.all([1, 2].map(() => app.db.system((tx) => keyHashedSuppressions(tx, seeds, 100))));
  expect(runs).toContain(1);
  expect(await app.db.system((tx) => keyHashedSuppressions(tx, seeds, 100))).toBe(0);
  expect(await isMailable()).toBe(false);
  expect(await countForeignSuppressions(app.db, seeds)).toBe(0);
  expect(await countForeignSuppressions(app.db, ['another'])).toBe(1);
  const found = await listSuppressions(app.db, seeds, { limit: 5, address: 'old@acme.test' });
  expect(found).toMatchObject([{ said: '550', address: expect.stringMatching(/^hmac:/) }]);
});

test('mails beyond the pace of a domain wait for turns of their own, and return to them', async () => {
  const now = new Date('2026-11-02T15:00:00Z');
  const paces = new MailPaces(app.db, () => now, { 'slow.test': 1, '*': 6000 });
  await paces.take(['a@slow.test']);
  const waits = await Promise.all(
    [1, 2].map(() => paces.take(['b@slow.test']).catch((error: unknown) => (error as MailPaced).retryAt.getTime())),
  );
  expect(waits.toSorted((one, other) => Number(one) - Number(other))).toEqual([
    now.getTime() + 60_000,
    now.getTime() + 120_000,
  ]);
  await paces.take(['b@slow.test'], now);
  await paces.count(['c@slow.test']);
  const late = new Date(now.getTime() - 61_000);
  await expect(paces.take(['b@slow.test'], late)).rejects.toMatchObject({
    retryAt: new Date(now.getTime() + 240_000),
  });
  await paces.take(['a@other.test']);
});
