import type { Context } from '@homologa/core/kernel/context';
import { createScreening } from '@homologa/core/screenings/screening.steps';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { blockTable, untilBlocked, untilNoneBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import { LOCALES } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker, type WorkerProcess, type WorkerProgram } from './test/worker-process';

/** Number of requests beside the kills: six of each subject, many times what all workers have in hand at once. */
const REQUESTS = 48;
const LISTED = 'BDLP'.split('').map((letter) => `Romulo Ficticio ${letter}arenas`);
const SUBJECTS = LISTED.flatMap((listed, at) => [
  { companyName: `Casa Corriente ${at + 1}`, shareholder: listed },
  { companyName: `Casa Tranquila ${at + 1}`, shareholder: 'Persona Corriente' },
]);
const AT_ONCE = 2;
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
});

async function start(): Promise<WorkerProcess> {
  const worker = await program.start(app);
  processes.push(worker);
  return worker;
}

async function askAbout(
  ctx: Context,
  workflow: { id: string; companyId: string },
  count: number,
): Promise<Map<string, string>> {
  const { companyId } = workflow;
  const asked = new Map<string, string>();
  for (let position = 0; position < count; position += 1) {
    const { companyName, shareholder } = SUBJECTS[position % SUBJECTS.length] as (typeof SUBJECTS)[number];
    const supplier = await buildSupplier(app, workflow, {
      position,
      status: 'completed',
      companyName,
      country: 'peru',
      taxId: '',
    });
    const { screeningId } = await app.db.tenant(companyId, (tx) =>
      createScreening(ctx, tx, {
        companyId,
        supplierId: supplier.id,
        country: 'peru',
        shareholders: [shareholder],
        options: ['sanctions'],
      }),
    );
    asked.set(screeningId, companyName);
  }
  return asked;
}

async function answersTo(companyId: string, asked: Map<string, string>) {
  const ended = { id: { in: [...asked.keys()] }, status: { not: 'in_progress' as const } };
  await eventually(async () => expect(await app.db.read.screening.count({ where: ended })).toBe(asked.size), 240_000);
  await eventually(async () => {
    expect(await app.db.read.job.count({ where: { companyId, status: { not: 'completed' } } })).toBe(0);
  }, 120_000);
  const screenings = await app.db.read.screening.findMany({ where: ended, include: { reports: true } });
  for (const { reports } of screenings)
    expect(reports.map(({ type, language }) => `${language} ${type}`).sort()).toEqual(REPORTS);
  return screenings.map(({ id, status, data }) => ({
    companyName: asked.get(id) ?? '',
    answer: { status, hash: (data as ScreeningData).evidence?.hash },
  }));
}

test('screenings whose worker is killed twice end each with one result, on two workers the same as on one', async () => {
  await buildWatchlist(app, [LISTED]);
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  // All requests use the same time, because the date is part of the screening's input.
  const now = new Date();
  const ctx = { ...app.contextFor(admin.actor), now: () => now };

  let worker = await start();
  const onOne = new Map(
    (await answersTo(companyId, await askAbout(ctx, workflow, SUBJECTS.length))).map(({ companyName, answer }) => [
      companyName,
      answer,
    ]),
  );
  expect(new Set([...onOne.values()].map(({ hash }) => hash)).size).toBe(SUBJECTS.length);
  expect([...onOne.values()].filter(({ status }) => status === 'match')).toHaveLength(LISTED.length);

  // Kills the worker after the compliance report was stored and before the result of the screening is written.
  let release = await blockTable(app, 'ScreeningReport', 'SHARE');
  const asked = await askAbout(ctx, workflow, REQUESTS);
  for (let killed = 0; killed < 2; killed += 1) {
    if (killed > 0) worker = await start();
    await untilBlocked(app);
    await worker.end('SIGKILL');
    await release();
    await untilNoneBlocked(app);
    release = await blockTable(app, 'ScreeningReport', 'SHARE');
  }
  await Promise.all([start(), start()]);
  // The killed workers count as alive, and keep their places of the company, until their heartbeats are old.
  await untilBlocked(app, AT_ONCE + 1, 120_000);
  await release();
  for (const { companyName, answer } of await answersTo(companyId, asked))
    expect(answer, companyName).toEqual(onOne.get(companyName));
  expect(await app.db.read.auditEntry.count({ where: { companyId, action: 'screening.finish' } })).toBe(
    SUBJECTS.length + REQUESTS,
  );
}, 360_000);
