import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { changeByEvents, type ProgressChange, type ProgressEvent } from '@homologa/domain/onboarding/progress';
import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import { markSubmitted } from '../bir-requests/bir-request.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { addActivity } from '../notifications/activity.steps';
import { notifyClient } from '../notifications/notify.steps';
import { createReportRequest } from '../reports/report-requests.steps';
import { moveSupplier } from '../supplier-record/history.steps';
import { queueSupplierMail } from './mails/supplier-mail.steps';
import type { OnboardingRecord } from './onboarding-record.steps';

export const STARTED: ProgressEvent = { kind: 'started' };
export const CORRECTED: ProgressEvent = { kind: 'corrected' };
export const QUESTIONNAIRE_STARTED: ProgressEvent = { kind: 'questionnaire_started' };
export const QUESTIONNAIRE_SUBMITTED: ProgressEvent = { kind: 'questionnaire_submitted' };
export const updated = (name: StatusUpdateName): ProgressEvent => ({ kind: 'update', name });
export const completed = (step: OnboardingStep): ProgressEvent => ({ kind: 'step_completed', step });

/**
 * Applies all events of a use case to a locked onboarding. Call it once per transaction: it does not update `record`,
 * so a second call would work on stale data. Repeated events have no effect.
 */
export async function advanceOnboarding(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  events: readonly ProgressEvent[],
): Promise<ProgressChange> {
  const { supplier, workflow } = record;
  const change = changeByEvents(
    {
      status: supplier.status,
      step: supplier.onboardingStep,
      updates: record.updates,
      isQuestionnaireStarted: supplier.questionnaireStartedAt !== null,
      isQuestionnaireSubmitted: supplier.questionnaireCompletedAt !== null,
    },
    record.facts,
    events,
  );
  await moveSupplier(ctx, tx, supplier, change);
  for (const activity of change.activities) await addActivity(ctx, tx, supplier, activity);
  if (change.ending === 'report') await requestReport(ctx, tx, record);
  if (change.ending === 'complete') {
    const place = { workflowId: supplier.workflowId, supplierId: supplier.id };
    await notifyClient(ctx, tx, 'onboarding_finished', workflow, place);
  }
  const isLast = change.step !== null && isOwnPartDone(change.step);
  if (isLast) await queueSupplierMail(ctx, tx, supplier, 'all_received');
  else if (change.isQuestionnaireSubmitted) await queueSupplierMail(ctx, tx, supplier, 'questionnaire_received');
  return change;
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
