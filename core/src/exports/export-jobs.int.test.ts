import { EXPORTS_OPEN_OF_PERSON } from '@homologa/domain/exports/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import type { JobRun } from '../kernel/jobs/define-job';
import { expireExports } from '../maintenance/expire-exports';
import { removeOrphanFiles } from '../maintenance/remove-orphan-files';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { runExport } from '../test/export-worker';
import { exportSteps, rowsOf } from '../test/steps/export-steps';
import { createTestApp, type TestApp } from '../test/test-database';
import { giveUpExport } from './export-file';
import { makeSuppliersExport } from './make-suppliers-export';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let app: TestApp;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  app.setNow(new Date('2026-11-21T10:00:00Z'));
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const { start, open, exported } = exportSteps(() => app);

test('the same export by the same person is one job while it is open', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const jobs = await Promise.all([start(admin, workflow.id), start(admin, workflow.id), start(admin, workflow.id)]);
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
  const other = await start(admin, workflow.id, { filter: { status: ['pending'] } });
  const colleague = await buildPerson(app, { companyId: admin.companyId });
  expect(new Set([jobs[0].id, other.id, (await start(colleague, workflow.id)).id]).size).toBe(3);
  await runExport(app, jobs[0].id);
  expect((await start(admin, workflow.id)).id).not.toBe(jobs[0].id);
});

test('a person who has twenty exports under way is refused another one, and nobody else is', async () => {
  const busy = await buildPerson(app);
  const workflow = await buildWorkflow(app, busy.companyId!);
  const [open] = [await start(busy, workflow.id)];
  const { id: _id, dedupeKey: _key, ...row } = await app.db.read.job.findUniqueOrThrow({ where: { id: open.id } });
  const data = Array.from({ length: EXPORTS_OPEN_OF_PERSON - 1 }, () => ({ ...row, id: newId() }) as never);
  await app.db.system((tx) => tx.job.createMany({ data }));
  const another = () => start(busy, workflow.id, { filter: { status: ['pending'] } });
  await expect(another()).rejects.toMatchObject({
    code: 'too_many_exports',
    message: 'At most 20 exports at once. Please wait for the end of one.',
  });
  expect((await start(busy, workflow.id)).id).toBe(open.id);
  const colleague = await buildPerson(app, { companyId: busy.companyId });
  await start(colleague, workflow.id);
  await runExport(app, open.id);
  await another();
});

async function keysOf(jobId: string): Promise<string[]> {
  const keys = [1, 2, 3].map((attempt) => `${jobId.slice(-2)}/${jobId}-${attempt}`);
  const { files } = app.contextFor(admin.actor);
  const found = await Promise.all(
    keys.map((key) =>
      files
        .read(key)
        .then((stream) => stream.toArray())
        .then(
          () => key,
          () => null,
        ),
    ),
  );
  return found.filter((key) => key !== null);
}

const attemptOf = (jobId: string, attempt: number, signal = never): JobRun => ({
  jobId,
  companyId: admin.companyId,
  attempt,
  maxAttempts: 3,
  signal,
  progress: () => Promise.resolve(),
});

test('however often and however late it is delivered, there is one file and one result', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  await buildSupplier(app, workflow);
  const job = await start(admin, workflow.id, { columns: ['company_name'] });
  const { userId, request } = job.payload as never as { userId: string; request: never };
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const make = (attempt: number) =>
    makeSuppliersExport(ctx, app.adapters.sheetProgram, {
      companyId: admin.companyId!,
      userId,
      request,
      run: attemptOf(job.id, attempt),
    });
  // Two workers run the same job, as after the first worker was wrongly considered dead.
  const [first, second] = await Promise.all([make(1), make(2)]);
  expect(second).toEqual(first);
  await buildSupplier(app, workflow);
  expect(await make(3)).toEqual(first);
  expect(first.rows).toBe(1);
  expect(await app.db.read.storedFile.count({ where: { id: job.id } })).toBe(1);
  expect(await keysOf(job.id)).toHaveLength(1);
  expect(await app.db.read.auditEntry.count({ where: { objectId: job.id, action: 'export.make' } })).toBe(1);
  expect(rowsOf((await openAfter(job.id)).sheet)).toHaveLength(2);
});

async function openAfter(jobId: string) {
  expect(await runExport(app, jobId)).toBe('completed');
  return open(admin, jobId);
}

test('one that is stopped, or given up, leaves nothing behind', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  await buildSupplier(app, workflow);
  const job = await start(admin, workflow.id);
  const { userId, request } = job.payload as never as { userId: string; request: never };
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const stopped = AbortSignal.abort(new Error('time is up'));
  const input = { companyId: admin.companyId!, userId, request };
  await expect(
    makeSuppliersExport(ctx, app.adapters.sheetProgram, { ...input, run: attemptOf(job.id, 1, stopped) }),
  ).rejects.toThrow();
  expect([await app.db.read.storedFile.count({ where: { id: job.id } }), await keysOf(job.id)]).toEqual([0, []]);
  await ctx.files.putBytes(`${job.id.slice(-2)}/${job.id}-1`, Buffer.from('of a worker that died'));
  await giveUpExport(ctx, { companyId: admin.companyId!, jobId: job.id });
  expect(await keysOf(job.id)).toEqual([]);
  await makeSuppliersExport(ctx, app.adapters.sheetProgram, { ...input, run: attemptOf(job.id, 3) });
  await giveUpExport(ctx, { companyId: admin.companyId!, jobId: job.id });
  expect(await app.db.read.storedFile.findUnique({ where: { id: job.id } })).toMatchObject({
    orphanedAt: expect.any(Date),
  });
  expect((await openAfter(job.id)).sheet.rowCount).toBe(2);
});

test('the file is kept for a week', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const { jobId } = await exported(admin, workflow.id);
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const made = ctx.now();
  app.setNow(new Date(made.getTime() + 7 * DAY_MS - 1000));
  expect(await expireExports(ctx, never)).toEqual({ expired: 0 });
  expect((await open(admin, jobId)).sheet.rowCount).toBe(1);
  app.setNow(new Date(made.getTime() + 7 * DAY_MS + 1000));
  expect((await expireExports(ctx, never)).expired).toBeGreaterThan(0);
  expect(await expireExports(ctx, never)).toEqual({ expired: 0 });
  await expect(open(admin, jobId)).rejects.toMatchObject({ code: 'not_found' });
  app.setNow(new Date(made.getTime() + 9 * DAY_MS));
  await removeOrphanFiles(ctx, never);
  expect(await keysOf(jobId)).toEqual([]);
  app.setNow(made);
});
