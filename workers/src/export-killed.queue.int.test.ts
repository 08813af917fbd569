import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import { openJobFile } from '@homologa/core/jobs/job.queries';
import { buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { blockTable, untilBlocked, untilNoneBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram } from './test/worker-process';

const SUPPLIERS = 600;

let app: TestApp;
let program: WorkerProgram;
const processes: WorkerProcess[] = [];
beforeAll(async () => {
  app = await createTestApp({ JOB_LEASE_SECONDS: '2', JOB_REDISPATCH_SECONDS: '3' });
  program = await bundleWorker();
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((worker) => worker.end('SIGKILL')));
  await app?.destroy();
  await program?.remove();
});

async function start(): Promise<WorkerProcess> {
  const worker = await program.start(app);
  processes.push(worker);
  return worker;
}

test('an export whose worker is killed twice ends as one file, and what the killed ones wrote goes', async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId);
  await app.db.system(
    (tx) => tx.$executeRaw`
      INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "country", "createdAt", "modifiedAt")
      SELECT gen_random_uuid(), ${companyId}::uuid, ${workflow.id}::uuid, 'Proveedor ' || n, 'peru', now(), now()
      FROM generate_series(1, ${SUPPLIERS}::int) n`,
  );
  const ctx = app.contextFor(admin.actor);
  const sort = { field: 'invite.company_name', order: 'ASC' } as const;
  const { id } = await startSuppliersExport(ctx, {
    workflowId: workflow.id,
    columns: 'all',
    filter: {},
    sort,
    spoken: null,
  });
  const job = () => app.db.read.job.findUniqueOrThrow({ where: { id } });
  const killAt = async (attempt: number, done: number, table: string, mode: string) => {
    const release = await blockTable(app, table, mode);
    const worker = await start();
    await untilBlocked(app);
    const expected = { attempts: attempt, status: 'active', progress: { done, total: SUPPLIERS } };
    await eventually(async () => expect(await job()).toMatchObject(expected));
    await worker.end('SIGKILL');
    return release;
  };
  // Kills the worker while its child process reads rows. The child process must end with the worker.
  const releaseReading = await killAt(1, 0, 'CcrRequest', 'ACCESS EXCLUSIVE');
  await untilNoneBlocked(app);
  await releaseReading();
  // Kills the worker after the upload of the finished file and before the insert of its `StoredFile` row.
  const releaseStoring = await killAt(2, SUPPLIERS, 'StoredFile', 'SHARE');
  await releaseStoring();
  // The partial files that killed workers have left contain a client's data: their folder is readable only by the
  // worker's user, and old files are removed.
  const work = join(app.config.dataDir, 'work');
  const left = await readdir(work);
  expect([left.length, (await stat(work)).mode & 0o777]).toEqual([2, 0o700]);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await utimes(join(work, left[0] ?? ''), ago(120), ago(120));
  await utimes(join(work, left[1] ?? ''), ago(50), ago(50));
  await start();
  await eventually(async () => expect((await job()).status).toBe('completed'), 60_000);
  expect((await job()).result).toMatchObject({ file_id: id, rows: SUPPLIERS });
  expect(await app.db.read.storedFile.count({ where: { companyId } })).toBe(1);
  await eventually(async () => expect(await readdir(work)).toEqual([left[1]]));
  const file = await openJobFile(ctx, id);
  const [head] = (await file.stream.toArray()) as Buffer[];
  expect(head?.subarray(0, 2).toString()).toBe('PK');
}, 180_000);
