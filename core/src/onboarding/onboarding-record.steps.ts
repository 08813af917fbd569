import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { type PaymentRegion, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { REPORT_TYPES, type ReportType } from '@homologa/domain/catalog/report-types';
import { STATUS_UPDATES, type StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import {
  canEditAnswers,
  isStepReached,
  onboardingRefusal,
  type StepFacts,
  stepsOf,
} from '@homologa/domain/onboarding/step-selection';
import type { ChargeState } from '@homologa/domain/payments/charges';
import { isSentBack, type SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';
import { PROGRESS_COLUMNS } from '../supplier-record/phase-progress.steps';
import { stepFacts } from '../suppliers/step-facts.queries';
import { lockSuppliers } from '../suppliers/supplier.steps';

const WORKFLOW = {
  id: true,
  companyId: true,
  status: true,
  type: true,
  product: true,
  reportType: true,
  payment: true,
  pricePerSupplier: true,
  createdById: true,
  company: { select: { deactivatedAt: true } },
  _count: { select: { questionnaire: true } },
} satisfies Prisma.WorkflowSelect;

const SUPPLIER = {
  id: true,
  companyId: true,
  workflowId: true,
  companyName: true,
  status: true,
  onboardingStep: true,
  emails: true,
  country: true,
  phone: true,
  accountId: true,
  unconfirmedEmail: true,
  questionnaireStartedAt: true,
  questionnaireCompletedAt: true,
  ...PROGRESS_COLUMNS,
  workflow: { select: WORKFLOW },
  statusUpdates: { select: { name: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  sendBacks: { where: { status: 'open' }, select: { items: { select: { kind: true, target: true } } }, take: 1 },
} satisfies Prisma.SupplierSelect;

type Row = Prisma.SupplierGetPayload<{ select: typeof SUPPLIER }>;

export interface OnboardingRecord {
  supplier: Omit<Row, 'workflow' | 'statusUpdates' | 'sendBacks'>;
  workflow: Omit<Row['workflow'], '_count' | 'company' | 'reportType'> & { reportType: ReportType };
  updates: StatusUpdateName[];
  facts: StepFacts;
  sentBack: SentBackTarget[] | null;
}

interface LockedPlace {
  companyId: string;
  supplierId: string;
  /** Account whose session led in. */
  ownerId?: string | null;
  /** Link that led in, unless a session did. */
  linkId?: string | null;
}

/**
 * Loads an onboarding and locks its supplier until the transaction ends; a concurrent close or edit of the workflow
 * waits for it. Checks again that the account or the link still leads in, because a handover may have ended it while
 * the lock was awaited. Throws `not_found`, `unauthenticated` for a revoked link, and the errors of
 * `checkOnboardingOpen` unless `evenIfClosed`.
 */
export async function lockOnboarding(
  tx: Tx,
  ids: LockedPlace,
  options: { evenIfClosed?: boolean } = {},
): Promise<OnboardingRecord> {
  // Locks the workflow before the supplier. Closing a workflow uses the same order, which avoids deadlocks.
  await tx.$queryRaw`
    SELECT 1 FROM "Workflow" w WHERE w."companyId" = ${ids.companyId}::uuid AND w."id" = (
      SELECT s."workflowId" FROM "Supplier" s
      WHERE s."id" = ${ids.supplierId}::uuid AND s."companyId" = ${ids.companyId}::uuid) FOR SHARE`;
  await lockSuppliers(tx, ids.companyId, [ids.supplierId]);
  const row = await tx.supplier.findFirst({
    where: { id: ids.supplierId, companyId: ids.companyId },
    select: SUPPLIER,
  });
  if (!row) throw new DomainError('not_found');
  await requireStillLedIn(tx, ids, row.accountId);
  if (!options.evenIfClosed) checkOnboardingOpen(row.workflow);
  const { workflow, statusUpdates, sendBacks, ...supplier } = row;
  const { _count, company: _company, ...rest } = workflow;
  const reportType = memberOf(REPORT_TYPES, workflow.reportType);
  return {
    supplier,
    workflow: { ...rest, reportType },
    updates: statusUpdates.map(({ name }) => memberOf(STATUS_UPDATES, name)),
    facts: stepFacts(workflow, supplier.country),
    sentBack: sendBacks[0]?.items ?? null,
  };
}

/** Throws `not_found` for another account than the connected one, `unauthenticated` for a revoked link. */
export async function requireStillLedIn(tx: Tx, place: LockedPlace, accountId: string | null): Promise<void> {
  const { companyId, supplierId, ownerId, linkId } = place;
  if (ownerId) {
    if (accountId !== ownerId) throw new DomainError('not_found');
    return;
  }
  if (!linkId) return;
  const open = await tx.onboardingLink.count({ where: { id: linkId, companyId, supplierId, revokedAt: null } });
  if (open === 0) throw new DomainError('unauthenticated');
}

/** Throws `not_found` for a draft, the error for a closed or investigating workflow, or `company_deactivated`. */
export function checkOnboardingOpen(workflow: Pick<Row['workflow'], 'status' | 'type' | 'company'>): void {
  if (workflow.status === 'draft') throw new DomainError('not_found');
  const refusal = onboardingRefusal(workflow);
  if (refusal) throw new DomainError(refusal);
  if (workflow.company.deactivatedAt) throw new DomainError('company_deactivated');
}

/**
 * Requires that the step has been reached and can still be changed. While a send-back is open, only its targets may be
 * changed, at any step. Throws `onboarding_step_not_reached`, `onboarding_finished`, `not_sent_back`.
 */
export function requireStep(
  record: OnboardingRecord,
  step: OnboardingStep,
  targets: readonly SentBackTarget[] = [],
): void {
  const { sentBack } = record;
  if (sentBack !== null) {
    if (targets.length > 0 && targets.every((target) => isSentBack(sentBack, target))) return;
    throw new DomainError('not_sent_back');
  }
  const stored = record.supplier.onboardingStep;
  if (!isStepReached(step, stored)) throw new DomainError('onboarding_step_not_reached');
  const mayStillChange =
    step === 'questionnaire' ? canEditAnswers(stored, record.facts.workflow) : stored !== 'finished';
  if (!mayStillChange) throw new DomainError('onboarding_finished');
}

/**
 * Returns the payment region of a supplier that has reached its payment step. A rejected proof may be replaced even
 * after the onboarding is finished and during a send-back. Throws `onboarding_step_not_reached`, `onboarding_finished`,
 * `not_sent_back`.
 */
export function requirePaymentStep(record: OnboardingRecord, charge?: { state: ChargeState } | null): PaymentRegion {
  const region = paymentRegionOf(record.supplier.country);
  if (region === null || !stepsOf(record.facts).includes('payment')) {
    throw new DomainError('onboarding_step_not_reached');
  }
  if (charge?.state !== 'rejected') requireStep(record, 'payment');
  return region;
}

/** Requires a submitted payment reference. Throws `onboarding_step_not_reached`. */
export function requireReference(record: OnboardingRecord): void {
  if (!record.updates.includes('payment_reference')) throw new DomainError('onboarding_step_not_reached');
}
