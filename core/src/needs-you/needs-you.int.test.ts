import { HIT_NEEDS, SUPPLIER_NEEDS, type SupplierNeed, supplierNeedFilter } from '@homologa/domain/needs-you/needs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHits } from '../compliance/queue/list-hits.queries';
import { requestScreening } from '../compliance/request-screening';
import { newId } from '../kernel/ids';
import { moveRequest } from '../reports/request-status.steps';
import { runScreening } from '../screenings/run-screening';
import { listSuppliers } from '../suppliers/list/list-suppliers.queries';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { buildWatchlist } from '../test/watchlist-samples';
import { getNeedsYou } from './needs-you.queries';

const DAY = 86_400_000;
const HIT = 'ROMULO FICTICIO ARENAS';
const range = { start: 0, end: 24 };

let app: TestApp;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  await buildWatchlist(app, [[HIT]], { code: 'sample' });
  admin = await buildCompany();
  await buildCompany();
});
afterAll(() => app.destroy());

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);
const dayFromNow = (days: number) => new Date(`${daysFromNow(days).toISOString().slice(0, 10)}T00:00:00Z`);

interface Place {
  id: string;
  companyId: string;
}

async function askForNumber({ id: workflowId, companyId }: Place, supplierId: string) {
  const of = { companyId, workflowId, supplierId };
  const request = { id: newId(), ...of, kind: 'bir', gateway: 'desk', requestedAt: daysFromNow(-1) } as const;
  const row = await app.db.system((tx) => tx.reportRequest.create({ data: request }));
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await app.db.tenant(companyId, (tx) => moveRequest(ctx, tx, row, { to: 'unable_to_locate', reason: 'no line' }));
}

/**
 * Builds a desk request with two send-backs. The older send-back was answered; the newer send-back is open or, if
 * `newest` is `answered`, withdrawn.
 */
async function sendBack({ id: workflowId, companyId }: Place, supplierId: string, newest: 'answered' | 'open') {
  const of = { companyId, workflowId, supplierId };
  await app.db.system(async (tx) => {
    const { id: requestId } = await tx.reportRequest.create({
      data: { id: newId(), ...of, kind: 'bir', gateway: 'desk', status: 'taken', requestedAt: daysFromNow(-3) },
    });
    const row = (days: number) => ({ id: newId(), companyId, supplierId, requestId, sentAt: daysFromNow(days) });
    await tx.sendBack.create({ data: { ...row(-2), status: 'answered', endedAt: daysFromNow(-1) } });
    await tx.sendBack.create({ data: { ...row(-1), status: newest === 'open' ? 'open' : 'withdrawn' } });
  });
}

async function rejectProof({ id: workflowId, companyId }: Place, supplierId: string) {
  const of = { companyId, workflowId, supplierId };
  const money = { region: 'peru', currency: 'PEN', amount: 100, reference: newId() };
  await app.db.system(async (tx) => {
    const { id: birRequestId } = await tx.birRequest.create({
      data: { id: newId(), ...of, createdAt: daysFromNow(-1) },
    });
    const state = { state: 'rejected', askedAt: daysFromNow(-1) } as const;
    await tx.charge.create({ data: { id: newId(), ...of, birRequestId, ...money, ...state } });
  });
}

/**
 * Builds one supplier for each kind of pending work, some suppliers without pending work, and the same suppliers in a
 * closed workflow.
 */
async function buildCompany(): Promise<BuiltPerson> {
  const person = await buildPerson(app);
  const companyId = person.companyId ?? '';
  const active = await buildWorkflow(app, companyId, { title: 'Due', dueDate: dayFromNow(3) });
  const closed = await buildWorkflow(app, companyId, { status: 'closed', dueDate: dayFromNow(3) });
  await buildWorkflow(app, companyId, { title: 'Later', dueDate: dayFromNow(20) });
  await buildWorkflow(app, companyId, { title: 'Over', dueDate: dayFromNow(-5) });
  for (const workflow of [active, closed]) {
    const build = (companyName: string, given: Parameters<typeof buildSupplier>[2]) =>
      buildSupplier(app, workflow, { companyName, createdAt: daysFromNow(-1), ...given });
    await build('Decide later', { status: 'completed' });
    await build('Decide first', { status: 'completed', createdAt: daysFromNow(-4) });
    await build('Bounced', { invitationState: 'failed', invitationError: 'mail_refused' });
    await build('Unopened', { invitationState: 'sent', createdAt: daysFromNow(-9) });
    await build('Just invited', { invitationState: 'sent' });
    const open = { status: 'in_progress', onboardingStep: 'confirmation_call' } as const;
    await askForNumber(workflow, (await build('Number', open)).id);
    await sendBack(workflow, (await build('Answered', open)).id, 'answered');
    await sendBack(workflow, (await build('Sent back', open)).id, 'open');
    await rejectProof(workflow, (await build('Proof', open)).id);
  }
  const done = await buildSupplier(app, active, { companyName: 'Hit', status: 'completed', decision: 'approved' });
  const { id: screeningId } = await requestScreening(app.contextFor(person.actor), {
    workflowId: active.id,
    supplierId: done.id,
    shareholders: [HIT],
  });
  const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
  await runScreening(app.contextFor({ kind: 'system', name: 'test' }), null, { screeningId, companyId }, run);
  return person;
}

test('each number is that of the list that it leads to, of the own company alone', async () => {
  const ctx = app.contextFor(admin.actor);
  const groups = await getNeedsYou(ctx);
  const countOf = (need: string) => groups.find((group) => group.need === need)?.count ?? 0;
  for (const need of Object.keys(SUPPLIER_NEEDS) as SupplierNeed[]) {
    const sort = { field: 'waiting.since', order: 'ASC' } as const;
    const { total } = await listSuppliers(ctx, { filter: supplierNeedFilter(need), sort, range });
    expect([need, countOf(need)]).toEqual([need, total]);
  }
  for (const need of ['hits', 'proposals'] as const) {
    const sort = { field: 'score', order: 'DESC' } as const;
    const { total } = await listHits(ctx, { filter: HIT_NEEDS[need], sort, range });
    expect([need, countOf(need)]).toEqual([need, total]);
  }
  expect(groups.map(({ need, count, first }) => [need, count, first.map(({ name }) => name)])).toEqual([
    ['decision', 2, ['Decide first', 'Decide later']],
    ['hits', 1, [HIT]],
    ['another_number', 1, ['Number']],
    ['answered', 1, ['Answered']],
    ['proof_rejected', 1, ['Proof']],
    ['not_delivered', 1, ['Bounced']],
    ['not_opened', 1, ['Unopened']],
    ['due_soon', 1, ['Due']],
  ]);
});

test('the first is what waits longest, also beyond the number of rows shown', async () => {
  const person = await buildPerson(app);
  const workflow = await buildWorkflow(app, person.companyId ?? '');
  for (const days of [3, 9, 1, 7, 5, 8, 2]) {
    await buildSupplier(app, workflow, { companyName: `${days}`, status: 'completed', createdAt: daysFromNow(-days) });
  }
  const [group] = await getNeedsYou(app.contextFor(person.actor));
  expect([group?.count, group?.first.map(({ name }) => name)]).toEqual([7, ['9', '8', '7', '5', '3']]);
});

test('a company user gets only the numbers of what company users may do', async () => {
  const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const groups = await getNeedsYou(app.contextFor(user.actor));
  expect(groups.map(({ need, count }) => [need, count])).toEqual([['answered', 1]]);
});

test('hits are left out where compliance is off', async () => {
  const where = { companyId: admin.companyId ?? '', type: 'cfr' };
  await app.db.system((tx) => tx.companyProduct.updateMany({ where, data: { enabled: false } }));
  const groups = await getNeedsYou(app.contextFor(admin.actor));
  await app.db.system((tx) => tx.companyProduct.updateMany({ where, data: { enabled: true } }));
  expect(groups.map(({ need }) => need)).not.toContain('hits');
  expect(groups.map(({ need }) => need)).toContain('due_soon');
});

test('nothing waits in a new company', async () => {
  const stranger = await buildPerson(app);
  expect(await getNeedsYou(app.contextFor(stranger.actor))).toEqual([]);
});

test('a person without a company is refused', async () => {
  await expect(getNeedsYou(app.contextFor({ kind: 'anonymous' }))).rejects.toMatchObject({ code: expect.any(String) });
});
