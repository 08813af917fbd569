import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Tx } from '../kernel/database/database';
import { buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { countWorkflowSuppliers, listSuppliers } from './list/list-suppliers.queries';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

/** Number of rows per counter. Concurrent changes update different rows and therefore do not wait for each other. */
const SHARDS = 16;

const written = (workflowId: string) =>
  app.db.read.$queryRaw<{ dim: string; val: string; n: number; by: string }[]>`
    SELECT "dim", "val", "n"::integer AS "n", xmin::text AS "by" FROM "SupplierStat"
    WHERE "workflowId" = ${workflowId}::uuid ORDER BY "dim", "val", "shard"`;

async function counted(workflowId: string, dim: string): Promise<Record<string, number>> {
  const rows = await app.db.read.supplierStat.groupBy({
    by: ['val'],
    where: { workflowId, dim },
    _sum: { n: true },
  });
  return Object.fromEntries(rows.flatMap(({ val, _sum: { n } }) => (n ? [[val, n]] : [])));
}

test('a registration that nobody has confirmed is in no list and no count, and is in both once it is confirmed', async () => {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId);
  const known = await buildSupplier(app, workflow);
  const unconfirmedEmail = 'ana@nueva.test';
  const stranger = await buildSupplier(app, workflow, { selfRegistered: true, unconfirmedEmail });
  const ctx = app.contextFor(admin.actor);
  const query = { filter: {}, sort: { field: 'created_at', order: 'ASC' }, range: { start: 0, end: 24 } } as const;
  const seen = async () => {
    const { suppliers, total } = await listSuppliers(ctx, query);
    const { counts } = await countWorkflowSuppliers(ctx, workflow.id, {});
    const filtered = await countWorkflowSuppliers(ctx, workflow.id, { q: 'aceros' });
    return { ids: suppliers.map(({ id }) => id), total, all: counts.all, found: filtered.counts.all };
  };
  const set = (email: string | null) =>
    app.db.system((tx) =>
      tx.supplier.update({ where: { id: stranger.id }, data: { unconfirmedEmail: email }, select: { id: true } }),
    );
  expect(await seen()).toEqual({ ids: [known.id], total: 1, all: 1, found: 1 });
  await set(null);
  expect(await seen()).toEqual({ ids: [known.id, stranger.id], total: 2, all: 2, found: 2 });
  await set(unconfirmedEmail);
  await app.db.system((tx) => tx.supplier.delete({ where: { id: stranger.id }, select: { id: true } }));
  expect(await seen()).toEqual({ ids: [known.id], total: 1, all: 1, found: 1 });
});

test('a change of nothing that is counted writes no counter, and one of many statements counts what it changed', async () => {
  const { companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const suppliers = [];
  for (const country of ['argentina', 'brazil', 'chile'])
    suppliers.push(await buildSupplier(app, workflow, { country }));
  const where = { workflowId: workflow.id };
  const before = await written(workflow.id);
  expect(before.length).toBeGreaterThan(0);
  await app.db.system((tx) =>
    tx.supplier.updateMany({
      where,
      data: { invitationState: 'sent', lastUpdate: 'email_received', companyName: 'Otra' },
    }),
  );
  expect(await written(workflow.id)).toEqual(before);

  // Two suppliers swap their countries, which leaves every counter unchanged.
  const [first, second] = suppliers;
  await app.db.system(
    (tx) => tx.$executeRaw`
    UPDATE "Supplier" SET "country" = CASE "country" WHEN 'argentina' THEN 'brazil' ELSE 'argentina' END
    WHERE "id" IN (${first?.id}::uuid, ${second?.id}::uuid)`,
  );
  expect(await written(workflow.id)).toEqual(before);
  expect(await counted(workflow.id, 'country')).toEqual({ argentina: 1, brazil: 1, chile: 1 });

  await app.db.system((tx) => tx.supplier.updateMany({ where, data: { status: 'completed', country: 'chile' } }));
  await app.db.system((tx) =>
    tx.supplier.updateMany({ where: { id: first?.id }, data: { lastUpdate: 'creating_report' } }),
  );
  await app.db.system((tx) => tx.supplier.updateMany({ where: { id: second?.id }, data: { commercialScore: 55 } }));
  expect(await counted(workflow.id, 'country')).toEqual({ chile: 3 });
  expect(await counted(workflow.id, 'status')).toEqual({ completed: 2, in_progress: 1 });
  expect(await counted(workflow.id, 'commercial_score')).toEqual({ regular: 1 });
  await app.db.system((tx) => tx.supplier.updateMany({ where, data: { scoreColour: 'red' } }));
  await app.db.system((tx) => tx.supplier.updateMany({ where: { id: second?.id }, data: { scoreColour: 'green' } }));
  expect(await counted(workflow.id, 'score_outcome')).toEqual({ red: 2, green: 1 });
  await app.db.system((tx) => tx.supplier.delete({ where: { id: first?.id } }));
  expect(await counted(workflow.id, 'score_outcome')).toEqual({ red: 1, green: 1 });
  expect(await counted(workflow.id, 'total')).toEqual({ all: 2 });
});

test('what is moved to another workflow is counted there', async () => {
  const { companyId } = await buildPerson(app);
  const from = await buildWorkflow(app, companyId ?? '');
  const to = await buildWorkflow(app, companyId ?? '');
  const supplier = await buildSupplier(app, from);
  await app.db.system((tx) => tx.supplier.update({ where: { id: supplier.id }, data: { workflowId: to.id } }));
  expect(await counted(from.id, 'total')).toEqual({});
  expect(await counted(to.id, 'total')).toEqual({ all: 1 });
});

test('changes of one workflow that are under way at once do not wait for each other', async () => {
  const { companyId } = await buildPerson(app);
  const workflow = await buildWorkflow(app, companyId ?? '');
  const suppliers = [];
  for (let n = 0; n < 10; n += 1) suppliers.push(await buildSupplier(app, workflow));
  let arrived = 0;
  let open = () => {};
  const allChanged = new Promise<void>((resolve) => {
    open = resolve;
  });
  const change = async (tx: Tx, id: string) => {
    await tx.supplier.update({ where: { id }, data: { status: 'completed' }, select: { id: true } });
    arrived += 1;
    if (arrived === suppliers.length) open();
    await allChanged;
  };
  await Promise.all(
    suppliers.map(({ id }, place) =>
      place % 2 === 0
        ? app.db.system((tx) => change(tx, id))
        : app.db.tenant(workflow.companyId, (tx) => change(tx, id)),
    ),
  );
  expect(await counted(workflow.id, 'status')).toEqual({ completed: 10 });
});

async function buildWorkflowOfOtherLocks(companyId: string, than: string): ReturnType<typeof buildWorkflow> {
  const workflow = await buildWorkflow(app, companyId);
  const [same] = await app.db.read.$queryRaw<{ is: boolean }[]>`
    SELECT hashtext(${workflow.id}) & 255 = hashtext(${than}) & 255 AS "is"`;
  return same?.is ? buildWorkflowOfOtherLocks(companyId, than) : workflow;
}

test('a busy workflow makes changes of another one wait for nothing', async () => {
  const { companyId } = await buildPerson(app);
  const busy = await buildWorkflow(app, companyId ?? '');
  const quiet = await buildWorkflowOfOtherLocks(companyId ?? '', busy.id);
  const clients = Array.from({ length: SHARDS + 2 }, () => new Client({ connectionString: app.env.DATABASE_URL }));
  onTestFinished(async () => {
    for (const client of clients) await client.end();
  });
  const numbers = new Map<Client, number>();
  for (const client of clients) {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    numbers.set(client, (rows[0]?.pid ?? 0) % SHARDS);
    await client.query("BEGIN; SET LOCAL lock_timeout = '5s'");
  }
  // Finds two connections that start with the same shard. Such a pair exists, because there are more connections than
  // shards.
  const [first, second] = clients.flatMap((client, place) => {
    const twin = clients.slice(place + 1).find((other) => numbers.get(other) === numbers.get(client));
    return twin ? [client, twin] : [];
  });
  const change = async (client: Client | undefined, workflow: { id: string; companyId: string }) => {
    const { id } = await buildSupplier(app, workflow);
    await client?.query(`UPDATE "Supplier" SET "status" = 'completed' WHERE "id" = $1`, [id]);
  };
  for (const client of clients) if (client !== first && client !== second) await change(client, busy);
  await change(first, quiet);
  await change(second, quiet);
  for (const client of clients) await client.query('COMMIT');
  expect(await counted(busy.id, 'status')).toEqual({ completed: SHARDS });
  expect(await counted(quiet.id, 'status')).toEqual({ completed: 2 });
});
