import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import { deleteSupplier } from '@homologa/core/suppliers/delete-supplier';
import { buildCompany, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { inviteSupplier } from '@homologa/core/test/invite';
import { startSlowLine } from '@homologa/core/test/stand-ins/slow-line';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Runtime } from './runtime';
import { startTestWorker } from './test/start-test-worker';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Each of the dialog's answers comes this late: one mail takes some ten seconds. */
const SLOW_MS = 700;
const WITHIN_MS = 120_000;

let sink: SmtpSink;
let line: Awaited<ReturnType<typeof startSlowLine>>;
let app: TestApp;
let worker: Runtime;
let delayMs = 0;
/** Milliseconds by which the app's clock is ahead of the real time. */
let ahead = 0;
beforeAll(async () => {
  sink = await startSmtpSink();
  line = await startSlowLine(Number(new URL(sink.url).port), () => delayMs);
  app = await createTestApp({
    SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    PUBLIC_URL: 'https://homologa.example',
    JOB_RETRY_BASE_MS: '20',
  });
  app.setNow(() => new Date(Date.now() + ahead));
  worker = await startTestWorker(app);
});
afterAll(async () => {
  await worker?.stop();
  await app?.destroy();
  await line?.stop();
  await sink?.stop();
});
afterEach(() => {
  delayMs = 0;
  sink.refuseWith(null);
});

const jobsOf = (companyId: string) =>
  app.db.read.job.findMany({ where: { companyId, name: 'mail.send-invitation' }, orderBy: { createdAt: 'asc' } });
const suppliersOf = (companyId: string) => app.db.read.supplier.findMany({ where: { companyId } });
const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
/** Mails with one Message-ID are one mail to the recipient's mailbox. */
const differentMailsTo = (address: string) => new Set(mailsTo(address).map(({ messageId }) => messageId)).size;

async function invite(count: number, name: string) {
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId);
  const addresses = Array.from({ length: count }, (_, place) => `${name}-${place}@aceros.test`);
  for (const address of addresses) await inviteSupplier(app, workflow, { emails: [address] });
  return { companyId, addresses };
}

const allSent = (companyId: string, addresses: string[]) =>
  eventually(async () => {
    const suppliers = await suppliersOf(companyId);
    expect(suppliers.map((one) => [one.invitationState, one.invitationError])).toEqual(
      addresses.map(() => ['sent', null]),
    );
  }, WITHIN_MS);

test('a mail server that answers late sends every mail once, and holds up no job of another queue', async () => {
  delayMs = SLOW_MS;
  const { companyId, addresses } = await invite(6, 'slow');
  const admin = await buildPerson(app, { companyId, role: 'company_admin' });
  const began = performance.now();
  const ctx = app.contextFor(admin.actor);
  const { id } = await startSuppliersExport(ctx, {
    workflowId: null,
    columns: null,
    filter: {},
    sort: { field: 'invite.company_name', order: 'ASC' },
    spoken: null,
  });
  await eventually(async () => {
    expect((await app.db.read.job.findUniqueOrThrow({ where: { id } })).status).toBe('completed');
  });
  const exported = performance.now() - began;
  await allSent(companyId, addresses);
  expect(exported).toBeLessThan(performance.now() - began);
  expect(addresses.map((address) => mailsTo(address).length)).toEqual(addresses.map(() => 1));
  tried(addresses.length);
});

test.each([421, 450, 554])('a mail server that answers %i to every mail loses none that can be sent', async (code) => {
  sink.refuseWith(code);
  const { companyId, addresses } = await invite(3, `refused-${code}`);
  await eventually(async () => {
    for (const job of await jobsOf(companyId)) {
      expect(job.status).toBe(code < 500 ? 'retry' : 'failed');
      expect(job.errorCode).toMatch(/^mail_/);
    }
  }, WITHIN_MS);
  sink.refuseWith(null);
  tried(addresses.length);
  if (code >= 500) return;
  ahead += 30 * MINUTE;
  await allSent(companyId, addresses);
  expect(addresses.map(differentMailsTo)).toEqual(addresses.map(() => 1));
});

test('mails that the server took without saying so are sent again under the same Message-ID', async () => {
  sink.dropAfterNext(2);
  const { companyId, addresses } = await invite(2, 'dropped');
  await eventually(() => expect(addresses.flatMap(mailsTo).length).toBeGreaterThanOrEqual(2), WITHIN_MS);
  ahead += 2 * MINUTE;
  await allSent(companyId, addresses);
  expect(addresses.map(differentMailsTo)).toEqual([1, 1]);
  tried(2);
});

test('a clock that jumps a day ahead and back while mails are under way loses none and sends no second one', async () => {
  sink.hold();
  const before = sink.arrived();
  const { companyId, addresses } = await invite(3, 'jump');
  await eventually(() => expect(sink.arrived() - before).toBe(3));
  ahead += DAY;
  sink.release();
  await allSent(companyId, addresses);
  ahead -= DAY;
  const later = await invite(2, 'jump-back');
  await allSent(later.companyId, later.addresses);
  // A lease that the jump has ended lets another attempt send the mail again, under the same Message-ID.
  expect([...addresses, ...later.addresses].map(differentMailsTo)).toEqual([1, 1, 1, 1, 1]);
  for (const id of [companyId, later.companyId]) {
    expect(await app.db.read.job.count({ where: { companyId: id, status: 'failed' } })).toBe(0);
  }
  tried(5);
});

test('a supplier that is deleted while its invitation is being sent leaves a job that ends and nothing behind', async () => {
  sink.hold();
  const before = sink.arrived();
  const { companyId } = await invite(1, 'deleted');
  await eventually(() => expect(sink.arrived() - before).toBe(1));
  const admin = await buildPerson(app, { companyId, role: 'company_admin' });
  const [supplier] = await suppliersOf(companyId);
  await deleteSupplier(app.contextFor(admin.actor), {
    workflowId: supplier?.workflowId ?? '',
    supplierId: supplier?.id ?? '',
  });
  sink.release();
  await eventually(async () => {
    const [job] = await jobsOf(companyId);
    expect(['completed', 'failed']).toContain(job?.status);
    expect(job?.errorCode).not.toBe('internal_error');
  }, WITHIN_MS);
  expect(await suppliersOf(companyId)).toEqual([]);
});
