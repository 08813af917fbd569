import { DomainError } from '@homologa/domain/errors/domain-error';
import { buildTimeline, type Timeline, type TimelineFacts } from '@homologa/domain/onboarding/timeline';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import type { Prisma } from '@homologa/prisma/client';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { findReopened } from '../suppliers/reminders/remindable.queries';
import { stepFacts } from '../suppliers/step-facts.queries';
import { getSupplierSubject, type SupplierPlace } from '../suppliers/supplier.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from './access.queries';
import { readHappened } from './timeline-events.queries';

const FACTS = {
  country: true,
  status: true,
  onboardingStep: true,
  decision: true,
  waitingSince: true,
  report: { select: { supplierId: true } },
  sendBacks: { where: { status: 'open' }, select: { id: true }, take: 1 },
  charges: { where: { state: 'rejected' }, select: { id: true }, take: 1 },
  reportRequests: {
    where: { ccrRequestId: null },
    select: { status: true, dueAt: true },
    orderBy: { requestedAt: 'desc' },
    take: 20,
  },
  workflow: {
    select: {
      type: true,
      product: true,
      reportType: true,
      payment: true,
      status: true,
      dueDate: true,
      _count: { select: { questionnaire: true } },
    },
  },
} as const satisfies Prisma.SupplierSelect;

type Row = Prisma.SupplierGetPayload<{ select: typeof FACTS }>;
type Reader = Parameters<typeof buildTimeline>[2];

/** Returns a supplier's timeline for its client. Throws `not_found`. */
export async function getSupplierTimeline(ctx: Context, place: SupplierPlace): Promise<Timeline> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    return readTimeline(tx, { companyId, supplierId: place.supplierId }, 'client');
  });
}

/** Returns the timeline for the supplier's own account. Throws `not_found`, `unauthenticated`. */
export async function getOwnTimeline(ctx: Context, key: OnboardingKey): Promise<Timeline> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return ctx.db.tenant(companyId, (tx) => readTimeline(tx, { companyId, supplierId }, 'supplier'));
}

async function readTimeline(
  tx: Tx,
  where: { companyId: string; supplierId: string },
  reader: Reader,
): Promise<Timeline> {
  const { companyId, supplierId: id } = where;
  const row = await tx.supplier.findFirst({ where: { id, companyId }, select: FACTS });
  if (!row) throw new DomainError('not_found');
  const reopened = await findReopened(tx, [id]);
  return buildTimeline(await readHappened(tx, where), factsOf(row, reopened.has(id)), reader);
}

function factsOf({ workflow, reportRequests, ...supplier }: Row, hasOpenQuestions: boolean): TimelineFacts {
  const request = reportRequests.find(({ status }) => isOpenRequest(status)) ?? reportRequests[0];
  return {
    steps: stepFacts(workflow, supplier.country),
    type: workflow.type,
    status: supplier.status,
    step: supplier.onboardingStep,
    isQuestionnaireOnly: workflow.reportType === 'questionnaire',
    isWorkflowClosed: workflow.status === 'closed',
    hasDecision: supplier.decision !== null,
    isProofRejected: supplier.charges.length > 0,
    isSentBack: supplier.sendBacks.length > 0,
    hasOpenQuestions,
    isReported: supplier.report !== null,
    waitingSince: supplier.waitingSince,
    dueDate: workflow.dueDate,
    request: request?.status ?? null,
    requestDueAt: request?.status === 'awaiting_supplier' ? null : (request?.dueAt ?? null),
  };
}
