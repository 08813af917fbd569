import { addSupplier } from '@homologa/core/suppliers/add/add-supplier';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { blockRow, untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { launchWorkflow } from '@homologa/core/workflows/launch-workflow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram } from './test/worker-process';

const SUPPLIERS = 12;

let sink: SmtpSink;
let app: TestApp;
let program: WorkerProgram;
const processes: WorkerProcess[] = [];
beforeAll(async () => {
  sink = await startSmtpSink();
  app = await createTestApp({ SMTP_URL: sink.url, JOB_LEASE_SECONDS: '2' });
  program = await bundleWorker();
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((worker) => worker.end('SIGKILL')));
  await app?.destroy();
  await sink?.stop();
  await program?.remove();
});

async function start(): Promise<WorkerProcess> {
  const worker = await program.start(app);
  processes.push(worker);
  return worker;
}

test('a worker killed between the launch and the mail loses no invitation and sends none twice', async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { status: 'draft', reportType: 'bir', launchedAt: null });
  const suppliers = await Promise.all(
    Array.from({ length: SUPPLIERS }, (_, position) =>
      buildSupplier(app, workflow, { position, emails: [`supplier-${position}@killed.test`] }),
    ),
  );
  // The mail server does not accept the message yet, so a worker killed at this point has sent nothing.
  sink.hold();
  const first = await start();
  await launchWorkflow(app.contextFor(admin.actor), workflow.id);
  await eventually(() => expect(sink.arrived()).toBeGreaterThan(0));
  await first.end('SIGKILL');
  await eventually(() => expect(sink.connections()).toBe(0));
  sink.release();
  expect(sink.mails).toEqual([]);

  const second = await start();
  await eventually(async () => {
    const sent = await app.db.read.supplier.count({ where: { workflowId: workflow.id, invitationState: 'sent' } });
    expect(sent).toBe(SUPPLIERS);
  });
  await eventually(async () => {
    expect(await app.db.read.job.count({ where: { status: { not: 'completed' } } })).toBe(0);
  });
  const reached = sink.mails.flatMap(({ recipients }) => recipients).toSorted();
  expect(reached).toEqual(suppliers.flatMap(({ emails }) => emails).toSorted());
  expect(await app.db.read.statusUpdate.count({ where: { companyId, name: 'email_received' } })).toBe(SUPPLIERS);
  expect(await second.end('SIGTERM')).toBe(0);
}, 180_000);

test('a worker killed after it was nudged and before it claimed the row holds it up no longer than the lease', async () => {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  await addSupplier(app.contextFor(admin.actor), {
    workflowId: workflow.id,
    invite: { companyName: 'Aceros', fullName: 'Luisa Gómez', emails: ['between@killed.test'], country: 'argentina' },
  });
  await app.dispatcher.idle();
  const job = await app.db.read.job.findFirstOrThrow({
    where: { name: 'mail.send-invitation', status: 'queued' },
  });
  const held = await blockRow(app, 'Job', job.id);
  const first = await start();
  await untilBlocked(app);
  await first.end('SIGKILL');
  await held.endWaiting();
  await held.release();

  await start();
  // If expired leases were not reclaimed, the job would wait two minutes for its next dispatch.
  await eventually(
    () => expect(sink.mails.flatMap(({ recipients }) => recipients)).toContain('between@killed.test'),
    30_000,
  );
}, 180_000);
