import { deliveryDataOf } from '@homologa/domain/reports/delivery-data';
import { SANDBOX } from '@homologa/domain/reports/gateways';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { addActivity } from '../../notifications/activity.steps';
import { notifyClient } from '../../notifications/notify.steps';
import { makeReportDocumentJob } from '../../reports/report.jobs';
import { addDelivery } from '../../reports/report-deliveries.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { type DeskSubject, isBesideReport } from '../desk-subject';
import { advanceSupplier } from './advance-supplier';
import { requireComplete } from './desk-delivery';
import { requireDeliverable } from './findings';
import { contentToDeliver, publishReport, publishScore } from './publish-report';
import { NOTHING_ENTERED, requireSecondLook } from './second-look';

/**
 * Delivers the entered data as the first version, records status updates and activities and notifies the client. The
 * caller must have locked the supplier and the request. Throws `report_file_required`, `invalid_input`,
 * `figures_impossible`, `figures_contradictory` without a note, `desk_second_look_required`.
 */
export async function completeDelivery(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  { makesDocument, note = '' }: { makesDocument: boolean; note?: string | undefined },
): Promise<void> {
  const { request, supplier, workflow } = subject;
  const { id: requestId, companyId, workflowId } = request;
  await requireComplete(tx, subject, makesDocument);
  const confirmed = requireDeliverable(ctx, subject.content, note);
  await requireSecondLook(ctx, tx, subject);
  const isBeside = isBesideReport(subject);
  const isSandbox = request.gateway === SANDBOX;
  const scored = { figures: { ccrScore: subject.figures.ccrScore } };
  const data = deliveryDataOf(request.kind, isBeside ? scored : await contentToDeliver(tx, subject));
  const { id, deliveredAt } = await addDelivery(ctx, tx, request, { data, reason: '', isSandbox });
  const columns = { deliveredAt, verifiedAt: request.verifiedAt ?? deliveredAt, makesDocument, ...NOTHING_ENTERED };
  await moveRequest(ctx, tx, request, { to: 'delivered', columns });
  const publish = isBeside ? publishScore : publishReport;
  await publish(tx, subject, { id, deliveredAt, data, isSandbox });
  if (makesDocument) await ctx.jobs.enqueue(tx, makeReportDocumentJob, { deliveryId: id }, { companyId });
  await recordDelivery(ctx, tx, subject);
  await notifyClient(ctx, tx, 'delivered', workflow, { workflowId, supplierId: supplier.id, requestId });
  await audit(ctx, tx, {
    companyId,
    action: 'desk.deliver',
    objectType: 'report_request',
    objectId: requestId,
    facts: { kind: request.kind, ...confirmed },
  });
}

async function recordDelivery(ctx: Context, tx: Tx, subject: DeskSubject): Promise<void> {
  const { request, supplier } = subject;
  const updates = await advanceSupplier(ctx, tx, subject, 'delivered');
  if (isBesideReport(subject)) return;
  if (updates.includes('score_created')) await addActivity(ctx, tx, supplier, 'score_view_available');
  if (request.birRequestId) await addActivity(ctx, tx, supplier, 'bir_report_finished');
  await addActivity(ctx, tx, supplier, 'report_available');
}
