import { ONBOARDING_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { type WaitFacts, waitOf } from '@homologa/domain/onboarding/waits';
import { REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { moveRequest } from '../reports/request-status.steps';
import { buildCompany, buildSupplier, buildWorkflow } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { moveStatuses, moveSupplier } from './history.steps';

const START = new Date('2026-11-02T09:00:00Z');
const LATER = new Date('2026-11-12T09:00:00Z');
const system = { kind: 'system', name: 'test' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const waitingOf = (id: string) =>
  app.db.read.supplier.findUniqueOrThrow({ where: { id }, select: { waitingFor: true, waitingSince: true } });

type Case = WaitFacts & { reportType: 'bir' | 'questionnaire' };

/** Yields every combination of status, step, request and reopened data for both types of workflow. */
function* cases(): Generator<Case> {
  const none = { isProofRejected: false, isSentBack: false, hasOpenQuestions: false, isReported: false };
  for (const [type, reportType] of [
    ['onboarding', 'bir'],
    ['onboarding', 'questionnaire'],
    ['investigating', 'bir'],
  ] as const)
    for (const status of ['pending', 'in_progress', 'completed', 'archived'] as const)
      for (const step of type === 'onboarding' ? ONBOARDING_STEPS : (['introduction'] as const)) {
        const isQuestionnaireOnly = reportType === 'questionnaire';
        const base = { type, reportType, isQuestionnaireOnly, status, step, hasDecision: false, ...none };
        for (const request of [null, ...REQUEST_STATUSES]) yield { ...base, request };
        for (const request of [null, 'delivered'] as const) yield { ...base, request, hasDecision: true };
        yield { ...base, request: null, isReported: true };
        yield { ...base, request: 'taken', isSentBack: true };
        yield { ...base, request: 'taken', isSentBack: true, isProofRejected: true };
        yield { ...base, request: 'taken', isProofRejected: true };
      }
}

test('the database keeps the wait that the rule gives, in every case', async () => {
  app.setNow(START);
  const { id: companyId } = await buildCompany(app);
  const flows = new Map<string, Awaited<ReturnType<typeof buildWorkflow>>>();
  for (const { type, reportType } of cases())
    if (!flows.has(type + reportType))
      flows.set(type + reportType, await buildWorkflow(app, companyId, { type, reportType }));
  const all = [...cases()].map((facts) => ({ facts, id: newId() }));
  const place = (id: string, facts: Case) => ({
    companyId,
    workflowId: flows.get(facts.type + facts.reportType)?.id ?? '',
    supplierId: id,
  });
  const of = (wanted: (facts: Case) => boolean) => all.filter(({ facts }) => wanted(facts));
  await app.db.system((tx) =>
    tx.supplier.createMany({
      data: all.map(({ id, facts }) => {
        const { supplierId: _, ...where } = place(id, facts);
        const decision = facts.hasDecision ? 'approved' : null;
        const state = { status: facts.status, onboardingStep: facts.step, decision };
        return { id, ...where, ...state, createdAt: START, modifiedAt: START };
      }),
    }),
  );
  await app.db.system(async (tx) => {
    const requested = of(({ request }) => request !== null).map(({ id, facts }) => ({ requestId: newId(), id, facts }));
    await tx.reportRequest.createMany({
      data: requested.map(({ requestId, id, facts }) => ({
        id: requestId,
        ...place(id, facts),
        kind: 'bir' as const,
        gateway: 'desk',
        status: facts.request ?? 'queued',
        requestedAt: START,
      })),
    });
    await tx.reportRequestTransition.createMany({
      data: requested.map(({ requestId, facts }) => {
        const move = { fromStatus: null, toStatus: facts.request ?? ('queued' as const), reason: '' };
        return { id: newId(), companyId, requestId, ...move, createdAt: LATER };
      }),
    });
    const requestOf = new Map(requested.map(({ id, requestId }) => [id, requestId]));
    await tx.sendBack.createMany({
      data: of(({ isSentBack }) => isSentBack).map(({ id }) => {
        return { id: newId(), companyId, supplierId: id, requestId: requestOf.get(id) ?? '', sentAt: LATER };
      }),
    });
    const charged = of(({ isProofRejected }) => isProofRejected).map((one) => ({ ...one, birRequestId: newId() }));
    await tx.birRequest.createMany({
      data: charged.map(({ birRequestId, id, facts }) => ({ id: birRequestId, ...place(id, facts), createdAt: START })),
    });
    await tx.charge.createMany({
      data: charged.map(({ birRequestId, id, facts }) => {
        const money = { region: 'peru', currency: 'PEN', amount: 100, reference: newId(), askedAt: START };
        return {
          id: newId(),
          ...place(id, facts),
          birRequestId,
          ...money,
          state: 'rejected' as const,
          decidedAt: LATER,
        };
      }),
    });
    const delivered = of(({ isReported }) => isReported);
    for (const { id } of delivered) {
      await tx.report.create({ data: { supplierId: id, companyId, deliveryDate: LATER, updatedAt: LATER } });
    }
    // In production, a report is inserted together with the delivery of its request, which updates the wait. These
    // suppliers have no request, so the test writes the row to start the trigger.
    await tx.supplier.updateMany({ where: { id: { in: delivered.map(({ id }) => id) } }, data: { waitingFor: null } });
  });
  const kept = await app.db.read.supplier.findMany({
    where: { companyId },
    select: { id: true, waitingFor: true, waitingSince: true },
  });
  const byId = new Map(kept.map((row) => [row.id, row]));
  const wrong = all.flatMap(({ id, facts }) => {
    const row = byId.get(id);
    const expected = waitOf(facts);
    const isRight = row?.waitingFor === expected && (row.waitingSince !== null) === (expected !== null);
    return isRight ? [] : [{ ...facts, expected, kept: row?.waitingFor }];
  });
  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThan(800);
});

test('a wait begins when the supplier is moved, and a change of something else does not begin it again', async () => {
  app.setNow(START);
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const supplier = await buildSupplier(app, workflow, { status: 'in_progress', onboardingStep: 'questionnaire' });
  const ctx = app.contextFor(system);
  expect((await waitingOf(supplier.id)).waitingFor).toBe('questionnaire');
  app.setNow(LATER);
  await app.db.tenant(companyId, (tx) =>
    moveSupplier(ctx, tx, supplier, {
      updates: ['started_questionnaire'],
      statuses: [],
      step: 'payment',
      isQuestionnaireStarted: true,
      isQuestionnaireSubmitted: true,
      activities: [],
      ending: null,
    }),
  );
  expect(await waitingOf(supplier.id)).toEqual({ waitingFor: 'payment', waitingSince: LATER });
  app.setNow(new Date(LATER.getTime() + 86_400_000));
  await app.db.tenant(companyId, async (tx) => {
    await moveStatuses(ctx, tx, companyId, [{ id: supplier.id, status: 'in_progress' }], 'archived');
  });
  expect(await waitingOf(supplier.id)).toEqual({ waitingFor: null, waitingSince: null });
});

test('a request that moves on begins the wait for the provider, the client, or the supplier', async () => {
  app.setNow(START);
  const { id: companyId } = await buildCompany(app);
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const { id: supplierId } = await buildSupplier(app, workflow, { status: 'in_progress', onboardingStep: 'finished' });
  const ctx = app.contextFor(system);
  const request = await app.db.system((tx) =>
    tx.reportRequest.create({
      data: {
        id: newId(),
        companyId,
        workflowId: workflow.id,
        supplierId,
        kind: 'bir',
        gateway: 'desk',
        requestedAt: START,
      },
    }),
  );
  app.setNow(LATER);
  await app.db.tenant(companyId, (tx) => moveRequest(ctx, tx, request, { to: 'unable_to_locate', reason: 'no line' }));
  expect(await waitingOf(supplierId)).toEqual({ waitingFor: 'another_number', waitingSince: LATER });
});
