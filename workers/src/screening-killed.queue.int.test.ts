import { createScreening } from '@homologa/core/screenings/screening.steps';
import { holdTable, untilBlocked } from '@homologa/core/test/blocked-backend';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import { LOCALES } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram } from './test/worker-process';

const SUPPLIERS = 200;
const REPORTS = LOCALES.flatMap((language) => [`${language} html`, `${language} pdf`]).sort();

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
}, 60_000);

async function start(): Promise<WorkerProcess> {
  const worker = await program.start(app);
  processes.push(worker);
  return worker;
}

test('screenings whose worker is killed twice end each with one result, the same for the same question', async () => {
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']], { code: 'sample' });
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const ctx = app.contextFor(admin.actor);
  for (let position = 0; position < SUPPLIERS; position += 1) {
    const supplier = await buildSupplier(app, workflow, {
      position,
      status: 'completed',
      companyName: 'Quimera Trading House',
      country: 'peru',
      taxId: '',
    });
    await app.db.tenant(companyId, (tx) =>
      createScreening(ctx, tx, {
        companyId,
        supplierId: supplier.id,
        country: 'peru',
        shareholders: ['Romulo Ficticio Arenas'],
        options: ['sanctions'],
      }),
    );
  }
  for (let killed = 0; killed < 2; killed += 1) {
    // Its answer is found and its report stored: the result is about to be written.
    const release = await holdTable(app, 'ScreeningReport', 'SHARE');
    const worker = await start();
    await untilBlocked(app);
    await worker.end('SIGKILL');
    await release();
  }
  await start();
  await eventually(async () => {
    expect(await app.db.read.screening.count({ where: { companyId, status: 'match' } })).toBe(SUPPLIERS);
  }, 240_000);
  await eventually(async () => {
    expect(await app.db.read.job.count({ where: { companyId, status: { not: 'completed' } } })).toBe(0);
  });
  const screenings = await app.db.read.screening.findMany({ where: { companyId }, include: { reports: true } });
  for (const { reports } of screenings)
    expect(reports.map(({ type, language }) => `${language} ${type}`).sort()).toEqual(REPORTS);
  expect(new Set(screenings.map(({ data }) => (data as ScreeningData).evidence?.hash)).size).toBe(1);
  expect(await app.db.read.auditEntry.count({ where: { companyId, action: 'screening.finish' } })).toBe(SUPPLIERS);
}, 360_000);
