import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import {
  canAppendStatusUpdate,
  type StatusUpdateName,
  statusUpdatesTowards,
} from '@homologa/domain/catalog/status-updates';
import { isQuestionnaireOnboarding } from '@homologa/domain/catalog/workflow-traits';
import { isOwnPartDone, nextStep } from '@homologa/domain/onboarding/step-selection';
import { markSubmitted } from '../bir-requests/bir-request.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { addActivity } from '../notifications/activity.steps';
import { notifyClient } from '../notifications/notify.steps';
import { createReportRequest } from '../reports/report-requests.steps';
import { appendStatusUpdate, moveStatus } from '../suppliers/supplier-history.steps';
import type { OnboardingRecord } from './onboarding-record.steps';

/** Appends a status update if the workflow's order allows it. Idempotent. */
export async function recordUpdate(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  name: StatusUpdateName,
): Promise<boolean> {
  if (!canAppendStatusUpdate(record.updates, name, record.workflow)) return false;
  await appendStatusUpdate(ctx, tx, record.supplier, name);
  record.updates.push(name);
  return true;
}

/** Records that the supplier started: status update, status, activity and step. Idempotent. */
export async function beginOnboarding(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  if (!(await recordUpdate(ctx, tx, record, 'started_onboarding'))) return;
  if (record.supplier.status === 'pending' && (await moveStatus(ctx, tx, record.supplier, 'in_progress'))) {
    record.supplier.status = 'in_progress';
  }
  await addActivity(ctx, tx, record.supplier, 'onboarding_started');
  if (record.supplier.onboardingStep === 'introduction') await completeStep(ctx, tx, record, 'introduction');
}

/**
 * Advances a supplier that is at this step, and ends its own part after the last step. Does nothing for a step that was
 * completed before.
 */
export async function completeStep(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  step: OnboardingStep,
): Promise<void> {
  const { supplier } = record;
  if (supplier.onboardingStep !== step) return;
  const next = nextStep(step, record.facts);
  const finishedAt = next === 'finished' ? { finishedAt: ctx.now() } : {};
  await tx.supplier.update({
    where: { id: supplier.id, companyId: supplier.companyId },
    data: { onboardingStep: next, modifiedAt: ctx.now(), ...finishedAt },
    select: { id: true },
  });
  supplier.onboardingStep = next;
  if (isOwnPartDone(next)) await finishOwnPart(ctx, tx, record);
}

/** Appends `supplier_updated_data` for changes after the own part is finished, once verification has begun. */
export async function recordCorrection(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  if (isOwnPartDone(record.supplier.onboardingStep)) await recordUpdate(ctx, tx, record, 'supplier_updated_data');
}

async function finishOwnPart(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  await addActivity(ctx, tx, record.supplier, 'onboarding_finished');
  if (isQuestionnaireOnboarding(record.workflow)) await completeOnboarding(ctx, tx, record);
  else await requestReport(ctx, tx, record);
}

/** Onboardings of report type Questionnaire end here: no verification, no report. */
async function completeOnboarding(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  const { supplier, workflow } = record;
  for (const name of statusUpdatesTowards(record.updates, 'onboarding_completed', workflow)) {
    await recordUpdate(ctx, tx, record, name);
  }
  if (supplier.status !== 'completed' && supplier.status !== 'archived') {
    if (await moveStatus(ctx, tx, supplier, 'completed')) supplier.status = 'completed';
  }
  const { id: supplierId, workflowId } = supplier;
  await notifyClient(ctx, tx, 'onboarding_finished', workflow, { workflowId, supplierId });
}

async function requestReport(ctx: Context, tx: Tx, record: OnboardingRecord): Promise<void> {
  const { id: supplierId, companyId, workflowId } = record.supplier;
  const birRequest = await tx.birRequest.findFirst({
    where: { supplierId, companyId, status: { in: ['open', 'submitted'] } },
    select: { id: true },
    orderBy: { createdAt: 'desc' },
  });
  if (birRequest) await markSubmitted(ctx, tx, { id: birRequest.id, companyId });
  await createReportRequest(ctx, tx, {
    companyId,
    workflowId,
    supplierId,
    kind: 'bir',
    birRequestId: birRequest?.id ?? null,
  });
  await addActivity(ctx, tx, record.supplier, 'bir_report_requested');
}
