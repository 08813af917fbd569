import { newId } from '@homologa/core/kernel/ids';
import { runJob } from '@homologa/core/kernel/jobs/run-job';
import { sendInvitationJob, sendReminderJob } from '@homologa/core/suppliers/supplier.jobs';
import { buildCompany, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { recordStatements, withoutFrame } from '@homologa/core/test/sent-statements';
import { type SmtpSink, startSmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bindJobs } from './processors/registry';

/** Maximum number of SQL statements per mail, including claim and completion of its job. */
const BUDGET = 6;

let sink: SmtpSink;
let app: TestApp;
let sent: string[];
beforeAll(async () => {
  sink = await startSmtpSink();
  app = await createTestApp({ SMTP_URL: sink.url });
  sent = recordStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app?.destroy();
  await sink?.stop();
});

const system = () => app.contextFor({ kind: 'system', name: 'test' });
type Supplier = Awaited<ReturnType<typeof buildSupplier>>;

async function statementsOf(supplier: Supplier, reminderId?: string): Promise<string[]> {
  const ctx = system();
  const { id: supplierId, companyId } = supplier;
  const jobId = await ctx.db.system(async (tx) => {
    const id = reminderId
      ? await ctx.jobs.enqueue(tx, sendReminderJob, { supplierId, reminderId }, { companyId })
      : await ctx.jobs.enqueue(tx, sendInvitationJob, { supplierId }, { companyId });
    // Marks the job as dispatched, so that the dispatcher adds no statements of its own.
    await tx.job.update({ where: { id }, data: { dispatchedAt: ctx.now() } });
    return id;
  });
  await app.dispatcher.idle();
  sent.length = 0;
  const outcome = await runJob({ contextFor: system, find: bindJobs(app.adapters), nudge: () => undefined }, jobId);
  expect(outcome).toBe('completed');
  return withoutFrame(sent);
}

async function buildQueued(recipients: number, among: number): Promise<Supplier> {
  const company = await buildCompany(app);
  const workflow = await buildWorkflow(app, company.id);
  for (let n = 0; n < among; n += 1) await buildSupplier(app, workflow);
  const emails = Array.from({ length: recipients }, () => `${newId()}@supplier.test`);
  return buildSupplier(app, workflow, { emails, invitationState: 'queued' });
}

test('an invitation takes at most six statements, however many suppliers and recipients there are', async () => {
  // Does not compare the first mail of a process, which also reads the mail server's state; later mails use the cached
  // state.
  expect((await statementsOf(await buildQueued(1, 0))).length).toBeLessThanOrEqual(BUDGET);
  const small = await statementsOf(await buildQueued(1, 0));
  expect(small.length).toBeLessThanOrEqual(BUDGET);
  expect(await statementsOf(await buildQueued(5, 12))).toEqual(small);
  expect(sink.mails).toHaveLength(3);
});

test('a reminder stays within as many', async () => {
  const supplier = await buildQueued(1, 3);
  const row = { companyId: supplier.companyId, supplierId: supplier.id, source: 'person', remindedAt: new Date() };
  const { id } = await app.db.system((tx) => tx.reminder.create({ data: { id: newId(), ...row } }));
  expect((await statementsOf(supplier, id)).length).toBeLessThanOrEqual(BUDGET);
});
