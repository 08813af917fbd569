import { hashSecret } from '@homologa/core/kernel/ids';
import { buildCompany, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { enqueueInvitation, inviteSupplier } from '@homologa/core/test/invite';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Runtime } from './runtime';
import { startTestWorker } from './test/start-test-worker';

let sink: SmtpSink;
let app: TestApp;
let worker: Runtime;
beforeAll(async () => {
  sink = await startSmtpSink();
  app = await createTestApp({ SMTP_URL: sink.url, PUBLIC_URL: 'https://homologa.example', JOB_RETRY_BASE_MS: '20' });
  worker = await startTestWorker(app);
});
afterAll(async () => {
  await worker?.stop();
  await app?.destroy();
  await sink?.stop();
});
afterEach(() => {
  sink.refuseWith(null);
});

const reread = (id: string) =>
  app.db.read.supplier.findUniqueOrThrow({ where: { id }, include: { statusUpdates: true, links: true } });
/**
 * Waits for the invitation's state and the end of its job: the state is written shortly before the job completes, and
 * until then the same job cannot be enqueued again.
 */
const settled = (id: string, state: string) =>
  eventually(async () => {
    expect((await reread(id)).invitationState).toBe(state);
    const open = { status: { in: ['queued' as const, 'active' as const, 'retry' as const] } };
    expect(await app.db.read.job.count({ where: { ...open, payload: { path: ['supplierId'], equals: id } } })).toBe(0);
  });
const mailsFor = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));

test("one mail to all addresses, with the workflow's own words and a link that is kept as a hash only", async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id, {
    emailSubject: 'Homologación de proveedores – acción requerida',
    emailMessage: 'Estimados:\nfavor completar.',
  });
  const emails = ['luisa@aceros.test', 'ventas@aceros.test'];
  const supplier = await inviteSupplier(app, workflow, { emails });
  const after = await eventually(async () => {
    const row = await reread(supplier.id);
    expect(row.invitationState).toBe('sent');
    return row;
  });
  const [mail, ...more] = mailsFor('luisa@aceros.test');
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual(emails);
  expect(mail?.subject).toBe('Homologación de proveedores – acción requerida');
  expect(mail?.text).toContain('Estimados:\nfavor completar.');
  expect(mail?.html).toContain('lang="es"');
  const [link = ''] = mail?.text.match(/https:\S+/) ?? [];
  const url = new URL(link);
  expect(url.pathname).toBe(`/onboarding/${workflow.id}/suppliers/${supplier.id}`);
  expect(url.searchParams.get('email')).toBe('luisa@aceros.test');
  expect(after.links.map(({ tokenHash }) => tokenHash)).toEqual([hashSecret(url.searchParams.get('token') ?? '')]);
  expect(after.invitationSentAt).not.toBeNull();
  expect(after.statusUpdates.map(({ name }) => name)).toEqual(['email_received']);
  expect(after.lastUpdate).toBe('email_received');
});

test('sent again it is a second mail, and email_received stays one', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await inviteSupplier(app, workflow, { emails: ['twice@aceros.test'] });
  await settled(supplier.id, 'sent');
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { invitationState: 'queued' } }));
  await enqueueInvitation(app, supplier);
  await settled(supplier.id, 'sent');
  expect(mailsFor('twice@aceros.test')).toHaveLength(2);
  expect((await reread(supplier.id)).statusUpdates.map(({ name }) => name)).toEqual(['email_received']);
});

test('nobody is invited to a closed workflow', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id, { status: 'closed' });
  const supplier = await inviteSupplier(app, workflow, { emails: ['closed@aceros.test'] });
  await settled(supplier.id, 'none');
  expect(mailsFor('closed@aceros.test')).toEqual([]);
});

test('a mail server that is busy is tried again, and what it finally takes is sent once', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  sink.refuseWith(451);
  const before = sink.arrived();
  const supplier = await inviteSupplier(app, workflow, { emails: ['busy@aceros.test'] });
  await eventually(() => expect(sink.arrived()).toBeGreaterThanOrEqual(before + 2));
  expect((await reread(supplier.id)).invitationState).toBe('queued');
  sink.refuseWith(null);
  await settled(supplier.id, 'sent');
  expect(mailsFor('busy@aceros.test')).toHaveLength(1);
  expect((await reread(supplier.id)).links).toHaveLength(1);
});

test('a mail server that stays busy for two days: the supplier shows it, and it can be sent again', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  sink.refuseWith(451);
  const supplier = await inviteSupplier(app, workflow, { emails: ['lost@aceros.test'] });
  await eventually(async () => expect((await reread(supplier.id)).invitationError).toBe('mail_delayed'));
  const began = Date.now();
  app.setNow(() => new Date(Date.now() + 48 * 60 * 60_000 + Date.now() - began));
  await settled(supplier.id, 'failed');
  const failed = await reread(supplier.id);
  expect(failed.invitationError).toBe('mail_unavailable');
  expect(failed.statusUpdates).toEqual([]);
  expect(failed.links).toEqual([]);
  app.setNow(() => new Date());
  sink.refuseWith(null);
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { invitationState: 'queued' } }));
  await enqueueInvitation(app, supplier);
  await settled(supplier.id, 'sent');
  expect((await reread(supplier.id)).invitationError).toBeNull();
});

test('a refusal for good is not repeated', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  sink.refuseWith(550);
  const before = sink.arrived();
  const supplier = await inviteSupplier(app, workflow, { emails: ['refused@aceros.test'] });
  await settled(supplier.id, 'failed');
  expect((await reread(supplier.id)).invitationError).toBe('mail_refused');
  expect(sink.arrived() - before).toBe(1);
});
