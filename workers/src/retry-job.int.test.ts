import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cancelJob } from '@homologa/core/jobs/cancel-job';
import { retryJob } from '@homologa/core/jobs/retry-job';
import { newId } from '@homologa/core/kernel/ids';
import { reclaimJobs } from '@homologa/core/kernel/jobs/reclaim-jobs';
import { type JobOutcome, runJob } from '@homologa/core/kernel/jobs/run-job';
import { requestDataCopy } from '@homologa/core/privacy/request-data-copy';
import { createReportRequest } from '@homologa/core/reports/report-requests.steps';
import { addSupplier } from '@homologa/core/suppliers/add/add-supplier';
import { startBulkAction } from '@homologa/core/suppliers/bulk/start-bulk-action';
import { startSuppliersImport } from '@homologa/core/suppliers/import/start-suppliers-import';
import { buildPerson, buildSupplier, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindJobs } from './processors/registry';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const system = () => app.contextFor({ kind: 'system', name: 'test' });
const rowOf = (id: string) => app.db.read.job.findUniqueOrThrow({ where: { id } });

const runWith = (id: string, run?: () => Promise<never>): Promise<JobOutcome> =>
  runJob(
    {
      contextFor: system,
      find: (name) => {
        const bound = bindJobs(app.adapters)(name);
        return bound && run ? { ...bound, handler: { ...bound.handler, run } } : bound;
      },
      nudge: () => undefined,
    },
    id,
  );

async function exhaust(id: string): Promise<void> {
  const runAt = system().now();
  await app.db.system((tx) =>
    tx.job.updateMany({ where: { id }, data: { attempts: 4, maxAttempts: 5, runAt, retryUntil: runAt } }),
  );
  expect(await runWith(id, () => Promise.reject(new Error('the machine went away')))).toBe('failed');
}

const retry = (id: string) => retryJob(system(), id);

async function scene() {
  const { actor, companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const ctx = app.contextFor(actor);
  const suppliers = () => app.db.read.supplier.findMany({ where: { workflowId: workflow.id } });
  return { ctx, companyId: companyId ?? '', workflow, suppliers };
}

async function failedImport() {
  const { ctx, workflow, suppliers } = await scene();
  const path = join(app.config.dataDir, newId());
  const content = 'Aceros del Sur S.A.;Luisa Gómez;luisa@aceros.test;Argentina;;;;\n';
  await writeFile(path, content);
  const upload = { path, name: 'suppliers.csv', size: Buffer.byteLength(content) };
  const { id } = await startSuppliersImport(ctx, { workflowId: workflow.id, upload });
  await exhaust(id);
  return { id, suppliers };
}

test('an import that is tried again adds its suppliers', async () => {
  const { id, suppliers } = await failedImport();
  await retry(id);
  expect(await runWith(id)).toBe('completed');
  expect((await rowOf(id)).result).toEqual({ added: 1, errors: [] });
  expect(await suppliers()).toHaveLength(1);
});

test('an import whose file has been swept says so, and stays failed', async () => {
  const { id, suppliers } = await failedImport();
  const { payload } = await rowOf(id);
  await app.db.system((tx) => tx.storedFile.deleteMany({ where: { id: (payload as { fileId: string }).fileId } }));
  await expect(retry(id)).rejects.toMatchObject({ code: 'job_not_repeatable' });
  expect((await rowOf(id)).status).toBe('failed');
  expect(await suppliers()).toEqual([]);
});

test('a bulk action that had not begun is done; one that had let go of its suppliers says so', async () => {
  const { ctx, companyId, workflow, suppliers } = await scene();
  const supplier = await buildSupplier(app, workflow, { status: 'completed' });
  const order = { workflowId: workflow.id, action: 'archive' } as const;
  const { id } = await startBulkAction(ctx, { ...order, filter: {} });
  await exhaust(id);
  await retry(id);
  expect(await runWith(id)).toBe('completed');
  expect((await rowOf(id)).result).toMatchObject({ done: 1 });
  expect((await suppliers())[0]?.status).toBe('archived');

  const named = await startBulkAction(ctx, { ...order, action: 'unarchive', ids: [supplier.id] });
  await exhaust(named.id);
  await expect(retry(named.id)).rejects.toMatchObject({ code: 'job_not_repeatable' });
  expect(await app.db.read.bulkActionItem.count({ where: { companyId, outcome: null } })).toBe(0);
});

async function waitingInvitation() {
  const { ctx, companyId, workflow, suppliers } = await scene();
  await addSupplier(ctx, {
    workflowId: workflow.id,
    invite: {
      companyName: 'Aceros del Sur S.A.',
      fullName: 'Luisa Gómez',
      emails: ['luisa@aceros.test'],
      country: 'argentina',
    },
  });
  const { id } = await app.db.read.job.findFirstOrThrow({ where: { name: 'mail.send-invitation', companyId } });
  const toldAdmins = () => app.db.read.job.count({ where: { name: 'suppliers.notify-failed-invitations', companyId } });
  return { id, suppliers, toldAdmins };
}

test('a cancelled invitation shows on its supplier, and no admin is told of a failure', async () => {
  const { id, suppliers, toldAdmins } = await waitingInvitation();
  await cancelJob(system(), id);
  await sleep(5);
  await reclaimJobs({ contextFor: system, find: bindJobs(app.adapters), nudge: () => undefined });
  expect(await rowOf(id)).toMatchObject({ status: 'failed', errorCode: 'job_cancelled' });
  expect((await suppliers())[0]?.invitationState).toBe('failed');
  expect(await toldAdmins()).toBe(0);
  await retry(id);
  expect(await runWith(id)).toBe('completed');
});

test('an invitation is sent; one that was sent meanwhile is not', async () => {
  const { id, suppliers, toldAdmins } = await waitingInvitation();
  await exhaust(id);
  expect(await toldAdmins()).toBe(1);
  expect((await suppliers())[0]?.invitationState).toBe('failed');
  await retry(id);
  expect((await suppliers())[0]?.invitationState).toBe('queued');
  expect(await runWith(id)).toBe('completed');
  expect((await suppliers())[0]?.invitationState).toBe('sent');
  await app.db.system((tx) => tx.job.updateMany({ where: { id }, data: { status: 'failed' } }));
  await expect(retry(id)).rejects.toMatchObject({ code: 'job_not_repeatable' });
});

test("a copy of one's data is made", async () => {
  const { actor, userId } = await buildSupplierAccount(app);
  await requestDataCopy(app.contextFor(actor));
  const { id } = await app.db.read.job.findFirstOrThrow({
    where: { name: 'privacy.export-data' },
    orderBy: { createdAt: 'desc' },
  });
  await exhaust(id);
  const request = () => app.db.read.privacyRequest.findFirstOrThrow({ where: { userId } });
  expect((await request()).status).toBe('failed');
  await retry(id);
  expect(await runWith(id)).toBe('completed');
  expect(await request()).toMatchObject({ status: 'done', fileId: id });
});

test('a report request that the desk has taken over is not handed to the gateway again', async () => {
  const { companyId, workflow } = await scene();
  const supplier = await buildSupplier(app, workflow);
  const of = { companyId, workflowId: workflow.id, supplierId: supplier.id };
  const request = await app.db.tenant(companyId, (tx) => createReportRequest(system(), tx, { ...of, kind: 'bir' }));
  const { id } = await app.db.read.job.findFirstOrThrow({
    where: { name: 'reports.submit-request', payload: { equals: { reportRequestId: request } } },
  });
  await exhaust(id);
  await expect(retry(id)).rejects.toMatchObject({ code: 'job_not_repeatable' });
  expect((await rowOf(id)).status).toBe('failed');
});
