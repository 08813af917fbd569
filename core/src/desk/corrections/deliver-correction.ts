import { DomainError } from '@homologa/domain/errors/domain-error';
import { changedDetails, changedFigures, deliveryDataOf } from '@homologa/domain/reports/delivery-data';
import { SANDBOX } from '@homologa/domain/reports/gateways';
import { inWholeUnits } from '@homologa/domain/reports/report-details';
import { REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { addActivity } from '../../notifications/activity.steps';
import { notifyClient } from '../../notifications/notify.steps';
import { makeReportDocumentJob } from '../../reports/report.jobs';
import { addDelivery } from '../../reports/report-deliveries.steps';
import { leaveFilesOut } from '../../reports/report-files.steps';
import { updateRequest } from '../../reports/request-columns.steps';
import { deliveredDataOf } from '../delivery/delivered-data.queries';
import { requireComplete } from '../delivery/desk-delivery';
import { requireDeliverable } from '../delivery/findings';
import { publishCorrection } from '../delivery/publish-report';
import { requireSecondLook } from '../delivery/second-look';
import { changeDeskRequest, type DeskSubject, isBeingCorrected, requireAssignee } from '../desk-subject';
import { NO_CORRECTION } from './no-correction';

/**
 * Delivers a correction as the next version of the report and notifies the client of the changes. Uses no unit of the
 * quota and changes no status. Throws `not_found`, `desk_request_not_open` if no correction is in progress,
 * `desk_request_held`, `correction_without_change`, `report_file_required`, `invalid_input`, `figures_impossible`,
 * `figures_contradictory` without a note, `desk_second_look_required`.
 */
export async function deliverCorrection(
  ctx: Context,
  { requestId, note = '' }: { requestId: string; note?: string | undefined },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    if (!isBeingCorrected(subject)) throw new DomainError('desk_request_not_open');
    requireAssignee(ctx, subject);
    await completeCorrection(ctx, tx, subject, note);
  });
}

/**
 * Delivers a correction made by staff or by another gateway. The caller must have locked the supplier and the request.
 */
export async function completeCorrection(ctx: Context, tx: Tx, subject: DeskSubject, note = ''): Promise<void> {
  const { request, supplier, workflow } = subject;
  const { id: requestId, companyId } = request;
  await requireComplete(tx, subject, request.makesDocument);
  const confirmed = requireDeliverable(ctx, subject.content, note);
  await requireSecondLook(ctx, tx, subject);
  const data = deliveryDataOf(request.kind, inWholeUnits(subject.content));
  const before = await deliveredDataOf(tx, request);
  // A correction of a sandbox report is also marked as sandbox.
  const isSandbox = request.gateway === SANDBOX;
  const changed = changedFigures(before, data);
  const details = changedDetails(before, data);
  if (changed.length + details.length === 0 && !(await changesFiles(tx, request)))
    throw new DomainError('correction_without_change');
  if (request.makesDocument) await leaveFilesOut(tx, { requestId, companyId }, { locale: { not: null } });
  const made = await addDelivery(ctx, tx, request, { data, reason: request.correctionReason ?? '', isSandbox });
  await publishCorrection(tx, subject, { id: made.id, deliveredAt: made.deliveredAt, data, isSandbox }, changed);
  await updateRequest(tx, request, NO_CORRECTION);
  if (request.makesDocument) {
    await ctx.jobs.enqueue(tx, makeReportDocumentJob, { deliveryId: made.id }, { companyId });
  }
  await addActivity(ctx, tx, supplier, 'report_corrected');
  await notifyClient(ctx, tx, 'corrected', workflow, {
    workflowId: request.workflowId,
    supplierId: supplier.id,
    requestId,
    facts: { reason: request.correctionReason ?? '', deliveryId: made.id },
  });
  await audit(ctx, tx, {
    companyId,
    action: 'desk.deliver_correction',
    objectType: 'report_request',
    objectId: requestId,
    facts: { version: made.version, figures: changed.map((name) => REPORT_FIELDS[name].wire), details, ...confirmed },
  });
}

async function changesFiles(tx: Tx, { id: requestId, companyId }: { id: string; companyId: string }): Promise<boolean> {
  const where = { requestId, companyId, OR: [{ isLeaving: true }, { sinceVersion: null }] };
  return (await tx.reportFile.count({ where })) > 0;
}
