import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildStaff, buildSupplier, buildWorkflow } from '../test/builders';
import { buildClientWorld, type ClientWorld } from '../test/client-world';
import { createTestApp, type TestApp } from '../test/test-database';
import { decideSupplier } from './decide-supplier';

let app: TestApp;
let world: ClientWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildClientWorld(app);
});
afterEach(() => app.setNow(() => new Date()));
afterAll(() => app.destroy());

const decide = (place: { workflowId: string; supplierId: string }, decision: string, reason = '', ctx = world.ctx) =>
  decideSupplier(ctx, { ...place, decision, reason });

test('appends a decision with its person, time and trimmed reason, and audits it', async () => {
  const supplier = await world.add();
  const place = world.placeOf(supplier);
  app.setNow(new Date('2026-11-21T10:00:00Z'));
  expect((await decide(place, 'approved')).decisions).toMatchObject([
    { decision: 'approved', reason: '', decidedByName: 'Ana Pérez' },
  ]);
  app.setNow(new Date('2026-11-22T10:00:00Z'));
  const { decisions } = await decide(place, 'approved_with_conditions', ' Insurance by March ');
  expect(decisions.map(({ decision, reason }) => [decision, reason])).toEqual([
    ['approved_with_conditions', 'Insurance by March'],
    ['approved', ''],
  ]);
  const { userId: actorId } = world.admin;
  expect(await world.auditOf(supplier.id)).toEqual([
    { action: 'supplier.decide', actorId, facts: { from: null, to: 'approved' } },
    { action: 'supplier.decide', actorId, facts: { from: 'approved', to: 'approved_with_conditions' } },
  ]);
});

test('keeps the same decision once, even at the same moment, and again after another', async () => {
  const place = world.placeOf(await world.add());
  const reject = () => decide(place, 'rejected', 'No tax certificate');
  await Promise.all([reject(), reject(), reject()]);
  expect((await reject()).decisions).toHaveLength(1);
  await decide(place, 'approved');
  expect((await reject()).decisions).toHaveLength(3);
});

test('rejects an unknown decision, and a rejection without a reason', async () => {
  const place = world.placeOf(await world.add());
  await expect(decide(place, 'rejected', '  ')).rejects.toMatchObject({
    code: 'decision_reason_required',
    message: 'Please give a reason for this decision.',
    details: [{ path: 'reason' }],
  });
  await expect(decide(place, 'perhaps', 'x')).rejects.toMatchObject({ code: 'decision_invalid' });
});

test('is refused to a company user, another company, a draft and staff behind a login-as', async () => {
  const { companyId, contextOf, admin } = world;
  const supplier = await world.add();
  const place = world.placeOf(supplier);
  const by = (ctx: ClientWorld['ctx'], at = place) => decide(at, 'approved', '', ctx);
  await expect(by(contextOf(await world.colleague()))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(by(contextOf(await buildPerson(app)))).rejects.toMatchObject({ code: 'not_found' });
  const draft = await buildWorkflow(app, companyId, { status: 'draft', launchedAt: null });
  const planned = await buildSupplier(app, draft);
  await expect(by(world.ctx, { workflowId: draft.id, supplierId: planned.id })).rejects.toMatchObject({
    code: 'workflow_not_active',
  });
  const { userId: loggedInAsBy } = await buildStaff(app);
  const acting = app.contextFor({ ...admin.actor, loggedInAsBy });
  await expect(by(acting)).rejects.toMatchObject({ code: 'not_while_logged_in_as' });
  expect(await app.db.read.supplierDecision.count({ where: { supplierId: supplier.id } })).toBe(0);
});

test('decisions cannot be changed or deleted by the program’s logins', async () => {
  for (const change of [
    () => app.db.tenant(world.companyId, (tx) => tx.supplierDecision.updateMany({ data: { reason: 'x' } })),
    () => app.db.tenant(world.companyId, (tx) => tx.supplierDecision.deleteMany({})),
    () => app.db.system((tx) => tx.supplierDecision.deleteMany({})),
  ]) {
    await expect(change()).rejects.toThrow(/permission denied/);
  }
});
