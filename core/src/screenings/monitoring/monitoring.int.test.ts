import { expect, test } from 'vitest';
import { decideHit } from '../../compliance/decide-hit';
import { setMonitoring } from '../../compliance/set-monitoring';
import { newId } from '../../kernel/ids';
import { buildPerson } from '../../test/builders';
import { monitoredWorld, RUN } from '../../test/monitored-world';
import { importNames } from '../../test/watchlist-samples';
import { setWorkflowMonitoring } from '../../workflows/monitoring/set-workflow-monitoring';
import { replayScreening } from '../replay-screening';
import { monitorSuppliers } from './monitor-suppliers';

const { world, operator, asAdmin, placeOf, supplierOf, publish, doScreenings, screeningsOf, newHitsOf, newsOf } =
  monitoredWorld();

test('a switch of a list is one run, and one that changes nothing is none', async () => {
  const runs = () => world.app.db.read.monitoringRun.count({ where: { watchlistId: world.listId } });
  const before = await runs();
  await importNames(world.app, world.listId, ['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS']);
  expect(await runs()).toBe(before + 1);
  expect(await world.app.db.read.job.count({ where: { name: 'screenings.monitor' } })).toBeGreaterThan(0);
  await importNames(world.app, world.listId, ['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS']);
  expect(await runs()).toBe(before + 1);
});

test('a listed manager and a supplier that is a person are found by monitoring', async () => {
  const managed = await supplierOf('Otra Cosa S.A.');
  const person = await supplierOf('HORACIO QUIMERICO LUNA E.I.R.L.');
  const form = { management: [{ name: 'Horacio Quimérico Luna', position: 'Gerente' }] };
  const [createdAt, submittedAt] = [new Date('2026-11-01'), new Date('2026-11-02')];
  const request = {
    id: newId(),
    companyId: world.companyId,
    workflowId: world.workflow.id,
    supplierId: managed,
    createdAt,
    submittedAt,
    form,
  };
  await world.app.db.system((tx) => tx.birRequest.create({ data: request }));
  for (const id of [managed, person]) await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'HORACIO QUIMERICO LUNA'])).found).toBe(2);
  expect((await doScreenings()).sort()).toEqual([managed, person].sort());
  const [ofManaged] = await screeningsOf(managed);
  expect(ofManaged?.data.managers_screenings?.[0]?.sanction_lists).toHaveLength(1);
  expect((await screeningsOf(person))[0]?.data.company_screenings[0]?.sanction_lists).toHaveLength(1);
});

test('a monitored supplier is screened anew for a new entry, however recently it was clean, and nobody else', async () => {
  const quiet = await supplierOf('Casa Quieta', { shareholders: ['Basilio Quimérico Salas'] });
  const watched = await supplierOf('Otra Cosa Ltda', { shareholders: ['Basilio Quimérico Salas'] });
  const archived = await supplierOf('Casa Vieja', {
    shareholders: ['Basilio Quimérico Salas'],
    status: 'archived',
  });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await setMonitoring(asAdmin(), { ...placeOf(archived), monitored: true });
  const used = await world.app.db.read.companyProduct.findMany({
    where: { companyId: world.companyId },
    select: { used: true },
  });

  const { runId, found } = await publish(['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS']);
  expect(found).toBe(1);
  expect(await doScreenings()).toEqual([watched]);
  const [screening] = await screeningsOf(watched);
  expect(screening?.status).toBe('match');
  expect(screening?.data.shareholders_screenings[0]?.sanction_lists[0]?.matched_name).toBe('BASILIO QUIMERICO SALAS');
  expect(await newHitsOf(watched)).toBe(1);
  expect(await newsOf(watched)).toEqual([['new_hits'], ['new_hits']]);
  expect(await newsOf(quiet)).toEqual([[], []]);
  expect(await newsOf(archived)).toEqual([[], []]);
  expect((await replayScreening(operator(), screening?.id ?? '')).isSame).toBe(true);
  expect(await monitorSuppliers(operator(), { runId }, RUN)).toMatchObject({ found: 1 });
  await world.app.db.system((tx) =>
    tx.monitoringRun.update({
      where: { id: runId },
      data: { finishedAt: null, lastSupplierId: null },
    }),
  );
  await monitorSuppliers(operator(), { runId }, RUN);
  expect(await screeningsOf(watched)).toHaveLength(1);
  expect(
    await world.app.db.read.companyProduct.findMany({ where: { companyId: world.companyId }, select: { used: true } }),
  ).toEqual(used);

  const entryKey = screening?.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  await decideHit(asAdmin(), { ...placeOf(watched), hits: [{ entryKey }], decision: 'false_positive', reason: 'r' });
  expect(await newHitsOf(watched)).toBe(0);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS', 'TERCERA PERSONA NUEVA'])).found).toBe(
    0,
  );
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'BASILIO QUIMERICO SALAS DE LUZ'])).found).toBe(1);
});

test('the workflow decides for suppliers that do not say otherwise', async () => {
  const following = await supplierOf('Casa Una', { shareholders: ['Leandra Fantasía Robles'] });
  const excepted = await supplierOf('Casa Dos', { shareholders: ['Leandra Fantasia Robles'] });
  await setWorkflowMonitoring(asAdmin(), { workflowId: world.workflow.id, monitored: true });
  await setMonitoring(asAdmin(), { ...placeOf(excepted), monitored: false });
  await publish(['RAMONA INVENTADA OLMEDO', 'LEANDRA FANTASIA ROBLES']);
  expect(await doScreenings()).toEqual([following]);
  expect(await setMonitoring(asAdmin(), { ...placeOf(excepted), monitored: null })).toEqual({
    monitored: true,
    own: null,
    workflow: true,
  });
  const user = await buildPerson(world.app, { companyId: world.companyId, role: 'company_user' });
  const refused = setWorkflowMonitoring(world.app.contextFor(user.actor), {
    workflowId: world.workflow.id,
    monitored: false,
  });
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
});

test('a run that is cut off goes on, loses nothing and doubles nothing', async () => {
  await setWorkflowMonitoring(asAdmin(), { workflowId: world.workflow.id, monitored: true });
  const count = 1_100;
  const base = await supplierOf('Modelo S.A.');
  await world.app.db.system(
    (tx) => tx.$executeRaw`
    INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "shareholders", "status", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), "companyId", "workflowId", 'Proveedor ' || n,
      ARRAY[CASE WHEN n % 100 = 0 THEN 'Evaristo Imaginado Paz' ELSE 'Persona Corriente ' || n END], 'completed', "createdAt", "modifiedAt"
    FROM "Supplier", generate_series(1, ${count}) n WHERE "id" = ${base}::uuid`,
  );
  await importNames(world.app, world.listId, ['RAMONA INVENTADA OLMEDO', 'EVARISTO IMAGINADO PAZ']);
  const { id: runId } = await world.app.db.read.monitoringRun.findFirstOrThrow({
    where: { watchlistId: world.listId },
    orderBy: { createdAt: 'desc' },
  });
  const killed = new AbortController();
  const cut = {
    signal: killed.signal,
    progress: () => {
      killed.abort(new Error('killed'));
      return Promise.resolve();
    },
  };
  await expect(monitorSuppliers(operator(), { runId }, cut)).rejects.toThrow('killed');
  const half = await world.app.db.read.monitoringRun.findUniqueOrThrow({ where: { id: runId } });
  expect(half.compared).toBe(500);
  await world.app.db.system((tx) =>
    tx.monitoringRun.update({
      where: { id: runId },
      data: { lastSupplierId: null, compared: 0 },
    }),
  );
  const seen: number[] = [];
  const whole = { ...RUN, progress: ({ done }: { done: number }) => Promise.resolve(void seen.push(done)) };
  await monitorSuppliers(operator(), { runId }, whole);
  const monitored = await world.app.db.read.supplier.count({ where: { workflowId: world.workflow.id } });
  expect(seen.filter((done) => done < monitored)).toEqual([500, 1_000]);
  const screened = await world.app.db.read.screening.findMany({ where: { runId }, select: { supplierId: true } });
  expect(new Set(screened.map(({ supplierId }) => supplierId)).size).toBe(count / 100);
  expect(screened).toHaveLength(count / 100);
});

test('a run that never ended leaves what it had to compare to the next one', async () => {
  const watched = await supplierOf('Quinta Casa S.A.', { shareholders: ['Hilario Supuesto Reyes'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await importNames(world.app, world.listId, ['RAMONA INVENTADA OLMEDO', 'HILARIO SUPUESTO REYES']);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'HILARIO SUPUESTO REYES', 'NADIE MAS AQUI'])).found).toBe(1);
  expect(await doScreenings()).toEqual([watched]);
  expect(await world.app.db.read.monitoringRun.count({ where: { watchlistId: world.listId, finishedAt: null } })).toBe(
    0,
  );
});
