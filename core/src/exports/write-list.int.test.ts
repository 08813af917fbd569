import type { DomainError } from '@homologa/domain/errors/domain-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTestEnv } from '../env';
import { createForkedProgram } from '../kernel/adapters/forked-program';
import type { JobRun } from '../kernel/jobs/define-job';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { runExport } from '../test/export-worker';
import { blockTable, untilBlocked, untilNoneBlocked } from '../test/stand-ins/blocked-backend';
import { exportSteps, rowsOf } from '../test/steps/export-steps';
import { createTestApp, type TestApp } from '../test/test-database';
import { makeSuppliersExport } from './make-suppliers-export';

let app: TestApp;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_POOL_SIZE: '1' });
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const { start, open } = exportSteps(() => app);

async function asked(companyName: string) {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const supplier = await buildSupplier(app, workflow, { companyName });
  const { id: jobId, payload } = await start(admin, workflow.id, { columns: ['company_name'] });
  const { userId, request } = payload as never as { userId: string; request: never };
  const runOf = (signal: AbortSignal, onProgress: JobRun['progress'] = () => Promise.resolve()): JobRun => ({
    jobId,
    companyId: admin.companyId,
    attempt: 1,
    maxAttempts: 3,
    signal,
    progress: onProgress,
  });
  return { supplier, jobId, input: { companyId: admin.companyId!, userId, request }, runOf };
}

const never = new AbortController().signal;
const programWith = (other: { heapMb?: number; databaseUrl?: string }) =>
  createForkedProgram({
    script: readTestEnv().sheetProgram ?? '',
    databaseUrl: app.env.DATABASE_URL,
    heapMb: 96,
    ...other,
  });
const asWorker = () => app.contextFor({ kind: 'system', name: 'test' });

test('a sheet shows its list as it is at one moment', async () => {
  const { supplier, jobId } = await asked('Before');
  const rename = () =>
    app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { companyName: 'After' } }));
  // The first progress report triggers `rename`. The snapshot has already started by then.
  expect(await runExport(app, jobId, rename)).toBe('completed');
  expect(rowsOf((await open(admin, jobId)).sheet).slice(1)).toEqual([['Before']]);
});

test('an export holds no connection of those that everybody waits for, and ends at once when it is stopped', async () => {
  const { input, runOf } = await asked('A');
  const release = await blockTable(app, 'CcrRequest', 'ACCESS EXCLUSIVE');
  try {
    const stop = new AbortController();
    const made = makeSuppliersExport(asWorker(), app.adapters.sheetProgram, { ...input, run: runOf(stop.signal) });
    made.catch(() => undefined);
    await untilBlocked(app);
    // Each pool of this process has a single connection, so this query succeeds only if the export does not occupy the
    // connection.
    expect(await app.db.tenant(admin.companyId!, (tx) => tx.workflow.count())).toBeGreaterThan(0);
    stop.abort(new Error('time is up'));
    await expect(made).rejects.toThrow('time is up');
    await untilNoneBlocked(app);
  } finally {
    await release();
  }
});

test('what is thrown at a step of progress ends it', async () => {
  const { input, runOf } = await asked('A');
  const lost = () => Promise.reject(new Error('the lease was lost'));
  await expect(
    makeSuppliersExport(asWorker(), app.adapters.sheetProgram, { ...input, run: runOf(never, lost) }),
  ).rejects.toThrow('the lease was lost');
});

test('a program that needs more memory than it may have fails its export alone', async () => {
  const { input, runOf, jobId } = await asked('A');
  const starved = programWith({ heapMb: 2 });
  const made = makeSuppliersExport(asWorker(), starved, { ...input, run: runOf(never) });
  const error = await made.then(
    () => null,
    (thrown: DomainError) => thrown,
  );
  expect([error?.code, String(error?.cause)]).toEqual(['job_interrupted', expect.stringMatching(/OOM|out of memory/)]);
  expect(await app.db.read.storedFile.count({ where: { id: jobId } })).toBe(0);
  expect(await runExport(app, jobId)).toBe('completed');
});

test('a database that is away is no fault of the export', async () => {
  const { input, runOf } = await asked('A');
  const nowhere = new URL(app.env.DATABASE_URL);
  nowhere.port = '1';
  const cut = programWith({ databaseUrl: nowhere.toString() });
  const made = makeSuppliersExport(asWorker(), cut, { ...input, run: runOf(never) });
  await expect(made).rejects.toMatchObject({ code: 'service_unavailable' });
});
