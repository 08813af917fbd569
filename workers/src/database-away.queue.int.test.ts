import { setTimeout as sleep } from 'node:timers/promises';
import { buildCompany, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { inviteSupplier } from '@homologa/core/test/invite';
import { blockRow, untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { cutDatabase } from '@homologa/core/test/stand-ins/database-outage';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram, warningsOf } from './test/worker-process';

const OUTAGE_MS = 5_000;

let sink: SmtpSink;
let app: TestApp;
let program: WorkerProgram;
let worker: WorkerProcess;
beforeAll(async () => {
  sink = await startSmtpSink();
  app = await createTestApp({ SMTP_URL: sink.url, JOB_LEASE_SECONDS: '2' });
  program = await bundleWorker();
  worker = await program.start(app);
}, 120_000);
afterAll(async () => {
  await worker?.end('SIGKILL');
  await app?.destroy();
  await sink?.stop();
  await program?.remove();
});

const reached = () => sink.mails.flatMap(({ recipients }) => recipients);
const sent = (email: string) => eventually(() => expect(reached()).toContain(email), 60_000);

test('a worker outlives a database that is away, and goes on when it is back', async () => {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  await inviteSupplier(app, workflow, { emails: ['before@outage.test'] });
  await sent('before@outage.test');
  await eventually(async () => {
    expect(await app.db.read.job.count({ where: { status: { not: 'completed' } } })).toBe(0);
  });
  const restore = await cutDatabase(app);
  await sleep(OUTAGE_MS);
  await restore();
  expect(worker.running()).toBe(true);
  await eventually(() => inviteSupplier(app, workflow, { emails: ['after@outage.test'] }));
  await sent('after@outage.test');
  expect(worker.running()).toBe(true);
  expect(reached()).toEqual(['before@outage.test', 'after@outage.test']);
  expect(warningsOf(worker)).toEqual(['PostgreSQL is away', 'PostgreSQL is back']);
  // The mail arrives shortly before its job completes, so the log lines may appear after the mail.
  const lines = () => worker.lines().filter((line) => line.includes('"msg":"job"') && line.includes('send-invitation'));
  await eventually(() => expect(lines()).toHaveLength(2));
  for (const line of lines()) {
    expect(JSON.parse(line)).toMatchObject({
      jobId: expect.any(String),
      requestId: expect.any(String),
      outcome: 'completed',
      ms: expect.any(Number),
    });
  }
}, 120_000);

test('a job that could not be claimed for want of a database is taken up later', async () => {
  await worker.end('SIGTERM');
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  const supplier = await inviteSupplier(app, workflow, { emails: ['nudged@outage.test'] });
  await app.dispatcher.idle();
  const job = await app.db.read.job.findFirstOrThrow({ where: { companyId: supplier.companyId, status: 'queued' } });
  const held = await blockRow(app, 'Job', job.id);
  worker = await program.start(app);
  await untilBlocked(app);
  const restore = await cutDatabase(app);
  await restore();
  await held.release();
  // Without the queue message that is sent after the database outage, the job would wait two minutes for its next
  // dispatch.
  await eventually(() => expect(reached()).toContain('nudged@outage.test'), 40_000);
}, 120_000);
