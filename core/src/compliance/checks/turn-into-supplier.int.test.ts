import { runChecksBody } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildWorkflow } from '../../test/builders';
import { buildClientWorld, type ClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildWatchlist } from '../../test/watchlist-samples';
import { runChecks } from './run-checks';
import { turnIntoSupplier } from './turn-into-supplier';

const PERSON = { fullName: 'Ana Inventada', emails: ['ana@acme.test'] };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']]);
});
afterAll(() => app.destroy());

async function checkedIn(world: ClientWorld): Promise<string> {
  const { checks } = runChecksBody.parse({
    checks: [{ name: 'Acme Inventada', country: 'mexico', tax_id: 'AIN010101AB1' }],
  });
  const [made] = await runChecks(world.ctx, checks);
  return made?.id ?? '';
}

const supplierOf = (id: string) => app.db.read.supplier.findUniqueOrThrow({ where: { id } });

test('moves the checked party to an onboarding: invited, a unit of it, with its screening', async () => {
  const world = await buildClientWorld(app, { type: 'onboarding', reportType: 'bir' });
  const id = await checkedIn(world);
  const turned = await turnIntoSupplier(world.ctx, { checkId: id, workflowId: world.flow.id, invite: PERSON });
  expect(turned).toMatchObject({
    id,
    workflowId: world.flow.id,
    name: 'Acme Inventada',
    screeningStatus: 'in_progress',
  });
  expect(turned.turnedAt).not.toBeNull();
  expect(await supplierOf(id)).toMatchObject({
    status: 'pending',
    invitationState: 'queued',
    taxId: 'AIN010101AB1',
    ...PERSON,
  });
  expect(await world.usedUnits('bir')).toBe(1);
  expect(await world.jobs('mail.send-invitation')).toHaveLength(1);
  expect(await app.db.read.supplierTransition.count({ where: { supplierId: id, toStatus: 'pending' } })).toBe(1);
  expect((await world.auditOf(id)).map(({ action }) => action)).toContain('compliance.turn_into_supplier');
  const shards = await app.db.read.supplierStat.findMany({ where: { workflowId: world.flow.id, dim: 'total' } });
  expect(shards.reduce((sum, { n }) => sum + n, 0)).toBe(1);
});

test('does it once: the same workflow again changes nothing, another one is a conflict', async () => {
  const world = await buildClientWorld(app, { type: 'onboarding', reportType: 'bir' });
  const id = await checkedIn(world);
  const turn = (workflowId: string) => turnIntoSupplier(world.ctx, { checkId: id, workflowId, invite: PERSON });
  await Promise.all([turn(world.flow.id), turn(world.flow.id)]);
  expect(await world.usedUnits('bir')).toBe(1);
  const other = await buildWorkflow(app, world.companyId, { type: 'onboarding', reportType: 'bir' });
  await expect(turn(other.id)).rejects.toMatchObject({ code: 'check_is_supplier' });
});

test('asks for what the workflow needs, and changes nothing without it', async () => {
  const world = await buildClientWorld(app, { type: 'onboarding', reportType: 'bir' });
  const id = await checkedIn(world);
  await expect(
    turnIntoSupplier(world.ctx, { checkId: id, workflowId: world.flow.id, invite: {} }),
  ).rejects.toMatchObject({ code: 'supplier_fields_required' });
  expect((await supplierOf(id)).status).toBe('completed');
  expect(await world.usedUnits('bir')).toBe(0);
});

test('puts it into a draft without a unit, and finds no check and no workflow of another company', async () => {
  const world = await buildClientWorld(app, { type: 'onboarding', reportType: 'bir' });
  const id = await checkedIn(world);
  const stranger = await buildPerson(app);
  const foreign = await buildWorkflow(app, stranger.companyId ?? '', { type: 'onboarding' });
  const input = { checkId: id, workflowId: foreign.id, invite: PERSON };
  await expect(turnIntoSupplier(world.ctx, input)).rejects.toMatchObject({ code: 'not_found' });
  await expect(turnIntoSupplier(app.contextFor(stranger.actor), input)).rejects.toMatchObject({ code: 'not_found' });
  const draft = await buildWorkflow(app, world.companyId, { type: 'onboarding', reportType: 'bir', status: 'draft' });
  await turnIntoSupplier(world.ctx, { checkId: id, workflowId: draft.id, invite: PERSON });
  expect(await supplierOf(id)).toMatchObject({ workflowId: draft.id, invitationState: 'none' });
  expect(await world.usedUnits('bir')).toBe(0);
});
