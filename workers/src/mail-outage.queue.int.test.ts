import { buildCompany, buildPerson, buildStaff, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { inviteSupplier } from '@homologa/core/test/invite';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Runtime } from './runtime';
import { startTestWorker } from './test/start-test-worker';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let sink: SmtpSink;
let app: TestApp;
let worker: Runtime;
/** Milliseconds by which the app's clock is ahead of the real time. */
let ahead = 0;
beforeAll(async () => {
  sink = await startSmtpSink();
  app = await createTestApp({ SMTP_URL: sink.url, PUBLIC_URL: 'https://homologa.example', JOB_RETRY_BASE_MS: '20' });
  app.setNow(() => new Date(Date.now() + ahead));
  worker = await startTestWorker(app);
});
afterAll(async () => {
  await worker?.stop();
  await app?.destroy();
  await sink?.stop();
});
afterEach(() => sink.refuseWith(null));

const jobsOf = (companyId: string, name = 'mail.send-invitation') =>
  app.db.read.job.findMany({ where: { companyId, name }, orderBy: { createdAt: 'asc' } });
const suppliersOf = (companyId: string) => app.db.read.supplier.findMany({ where: { companyId } });
const sentTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address)).length;

async function invite(count: number, name: string) {
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId);
  const addresses = Array.from({ length: count }, (_, place) => `${name}-${place}@aceros.test`);
  for (const address of addresses) await inviteSupplier(app, workflow, { emails: [address] });
  return { companyId, addresses };
}

const allWait = (companyId: string, errorCode: string, count: number) =>
  eventually(async () => {
    const jobs = await jobsOf(companyId);
    const states = jobs.map((job) => `${job.status} ${job.errorCode}`);
    expect(states).toEqual(Array(count).fill(`retry ${errorCode}`));
  });

const allSent = (companyId: string, addresses: string[]) =>
  eventually(async () => {
    const suppliers = await suppliersOf(companyId);
    expect(suppliers.map((one) => [one.invitationState, one.invitationError])).toEqual(
      addresses.map(() => ['sent', null]),
    );
  });

test('a server that is down for two minutes loses no mail, and each goes out once as soon as it is back', async () => {
  await sink.goAway();
  const { companyId, addresses } = await invite(6, 'down');
  await allWait(companyId, 'mail_unreachable', 6);
  ahead += 2 * MINUTE;
  await allWait(companyId, 'mail_unreachable', 6);
  expect(new Set((await suppliersOf(companyId)).map((one) => one.invitationError))).toEqual(new Set(['mail_delayed']));
  await app.db.system((tx) =>
    tx.job.updateMany({
      where: { companyId, status: 'retry' },
      data: { runAt: new Date(Date.now() + ahead + 30 * MINUTE), dispatchedAt: null },
    }),
  );
  await worker.stop();
  await sink.comeBack();
  worker = await startTestWorker(app);
  await allSent(companyId, addresses);
  expect(addresses.map(sentTo)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await app.db.read.mailOutage.count()).toBe(0);
});

test('greylisting of a quarter of an hour delays its mail, and holds up no other', async () => {
  sink.refuseWith(451);
  const { companyId, addresses } = await invite(1, 'grey');
  await allWait(companyId, 'mail_deferred', 1);
  expect(await app.db.read.mailOutage.count()).toBe(0);
  for (let minutes = 0; minutes < 15; minutes += 5) {
    ahead += 5 * MINUTE;
    const [before] = await jobsOf(companyId);
    await eventually(async () => expect((await jobsOf(companyId))[0]?.attempts).toBeGreaterThan(before?.attempts ?? 0));
  }
  sink.refuseWith(null);
  ahead += 5 * MINUTE;
  await allSent(companyId, addresses);
  expect(addresses.map(sentTo)).toEqual([1]);
});

test('421 counts as a server that is down: the first mail that it takes again releases the others', async () => {
  sink.refuseWith(421);
  const { companyId, addresses } = await invite(3, 'closing');
  await allWait(companyId, 'mail_unreachable', 3);
  expect(await app.db.read.mailOutage.count()).toBe(1);
  sink.refuseWith(null);
  ahead += 2 * MINUTE;
  await allSent(companyId, addresses);
  expect(await app.db.read.mailOutage.count()).toBe(0);
});

test('an outage of a quarter of an hour is told to staff once', async () => {
  const staff = await buildStaff(app);
  await sink.goAway();
  const { companyId, addresses } = await invite(2, 'long');
  await allWait(companyId, 'mail_unreachable', 2);
  const told = () =>
    app.db.read.notification.findMany({ where: { userId: staff.userId, kind: 'mail_server_unreachable' } });
  expect(await told()).toEqual([]);
  ahead += 16 * MINUTE;
  await eventually(async () => expect(await told()).toHaveLength(1));
  ahead += HOUR;
  await allWait(companyId, 'mail_unreachable', 2);
  expect(await told()).toHaveLength(1);
  await sink.comeBack();
  await allSent(companyId, addresses);
});

test('what fails for good ends at once, and the admins are told of all of it in one notification', async () => {
  sink.refuseWith(550);
  const { companyId } = await invite(3, 'unknown');
  const admin = await buildPerson(app, { companyId, role: 'company_admin' });
  await eventually(async () => {
    const states = (await jobsOf(companyId)).map((job) => `${job.status} ${job.attempts} ${job.errorCode}`);
    expect(states).toEqual(Array(3).fill('failed 1 mail_refused'));
  });
  const told = () => app.db.read.notification.findMany({ where: { userId: admin.userId, kind: 'invitations_failed' } });
  expect(await told()).toEqual([]);
  ahead += 31 * MINUTE;
  await eventually(async () => expect(await told()).toHaveLength(1));
  expect((await told())[0]?.facts).toEqual({ count: 3 });
});
