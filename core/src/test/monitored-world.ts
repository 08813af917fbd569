import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { monitorSuppliers } from '../screenings/monitoring/monitor-suppliers';
import { runScreening } from '../screenings/run-screening';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from './builders';
import { createTestApp, type TestApp } from './test-database';
import { buildWatchlist, importNames } from './watchlist-samples';

export const RUN = { signal: new AbortController().signal, progress: () => Promise.resolve() };

interface Monitored {
  app: TestApp;
  admin: BuiltPerson;
  companyId: string;
  workflow: Awaited<ReturnType<typeof buildWorkflow>>;
  listId: string;
}

export function monitoredWorld() {
  const world = {} as Monitored;
  beforeAll(async () => {
    world.app = await createTestApp();
    world.admin = await buildPerson(world.app);
    world.companyId = world.admin.companyId ?? '';
  });
  afterAll(() => world.app.destroy());
  beforeEach(async () => {
    await world.app.db.system((tx) => tx.watchlist.deleteMany());
    world.workflow = await buildWorkflow(world.app, world.companyId, { reportType: 'bir' });
    world.listId = await buildWatchlist(world.app, [['RAMONA INVENTADA OLMEDO']]);
  });

  const operator = () => world.app.contextFor({ kind: 'system', name: 'test' });

  async function monitor() {
    const { id: runId } = await world.app.db.read.monitoringRun.findFirstOrThrow({
      where: { watchlistId: world.listId },
      orderBy: { createdAt: 'desc' },
    });
    const { found } = await monitorSuppliers(operator(), { runId }, RUN);
    return { runId, found };
  }

  return {
    world,
    operator,
    asAdmin: () => world.app.contextFor(world.admin.actor),
    placeOf: (supplierId: string) => ({ workflowId: world.workflow.id, supplierId }),
    supplierOf: async (companyName: string, overrides: { shareholders?: string[]; status?: 'archived' } = {}) => {
      return (await buildSupplier(world.app, world.workflow, { status: 'completed', companyName, ...overrides })).id;
    },
    monitor,
    publish: async (names: readonly string[]) => {
      await importNames(world.app, world.listId, names);
      return monitor();
    },
    doScreenings: async () => {
      const { app, companyId, workflow } = world;
      const asked = await app.db.read.screening.findMany({
        where: { companyId, supplier: { workflowId: workflow.id }, status: 'in_progress' },
      });
      for (const { id: screeningId } of asked) await runScreening(operator(), null, { screeningId, companyId }, RUN);
      return asked.map(({ supplierId }) => supplierId);
    },
    screeningsOf: async (supplierId: string) => {
      const rows = await world.app.db.read.screening.findMany({
        where: { supplierId },
        orderBy: { requestedAt: 'asc' },
      });
      return rows.map((row) => ({ ...row, data: row.data as ScreeningData }));
    },
    newHitsOf: async (id: string) => (await world.app.db.read.supplier.findUniqueOrThrow({ where: { id } })).newHits,
    newsOf: async (supplierId: string) => [
      (await world.app.db.read.activity.findMany({ where: { supplierId } })).map(({ type }) => type),
      (await world.app.db.read.notification.findMany({ where: { supplierId } })).map(({ kind }) => kind),
    ],
  };
}
