import { deliveryDataOf } from '@homologa/domain/reports/delivery-data';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { notifyClient } from '../notifications/notify.steps';
import { makeReportDocumentJob } from '../reports/report.jobs';
import { addDelivery } from '../reports/report-deliveries.steps';
import { moveRequest } from '../reports/request-status.steps';
import { addActivity } from '../suppliers/supplier-history.steps';
import { advanceSupplier } from './advance-supplier';
import { demandComplete } from './desk-delivery';
import { changeDeskRequest, type DeskSubject, demandTaken, isBesideReport } from './desk-subject';
import { demandPossible } from './findings';
import { demandPayment } from './payment-gap';
import { contentToDeliver, publishReport, publishScore } from './publish-report';
import { demandSecondLook, NOTHING_ENTERED } from './second-look';
import { demandVerifiedCall } from './verified-call';

/**
 * Delivers a request, once: its first version is written, figures and files become the client's, status updates and
 * activities follow, and the client is told (reference 9.7). A report needs its file, unless its document is to be made
 * from the data; a CCR needs its score A to E. Throws `not_found`, `payment_not_accepted`, `verified_call_required`,
 * `report_file_required`, `invalid_input`, `figures_impossible`, `desk_second_look_required`, `desk_request_not_taken`,
 * `desk_request_not_open`, `desk_request_held`.
 */
export async function deliverRequest(
  ctx: Context,
  input: { requestId: string; reason?: string | undefined; makesDocument?: boolean | undefined },
): Promise<void> {
  const { requestId, reason = '' } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    demandTaken(ctx, subject);
    const { request, supplier, workflow } = subject;
    // A compliance report has a form of its own, which its screening prints.
    const makesDocument = input.makesDocument === true && request.kind !== 'cfr';
    const { companyId } = request;
    await demandPayment(tx, subject);
    await demandVerifiedCall(tx, subject, reason);
    await demandComplete(tx, subject, makesDocument);
    demandPossible(ctx, subject.content);
    await demandSecondLook(ctx, tx, subject);
    const isBeside = isBesideReport(subject);
    const scored = { figures: { ccrScore: subject.figures.ccrScore } };
    const data = deliveryDataOf(request.kind, isBeside ? scored : await contentToDeliver(tx, subject));
    const { id, deliveredAt } = await addDelivery(ctx, tx, request, { data, reason: '' });
    const columns = { deliveredAt, verifiedAt: request.verifiedAt ?? deliveredAt, makesDocument, ...NOTHING_ENTERED };
    await moveRequest(ctx, tx, request, { to: 'delivered', columns });
    const publish = isBeside ? publishScore : publishReport;
    await publish(tx, subject, { id, deliveredAt, data });
    if (makesDocument) await ctx.jobs.enqueue(tx, makeReportDocumentJob, { deliveryId: id }, { companyId });
    await recordDelivery(ctx, tx, subject);
    const { workflowId } = request;
    await notifyClient(ctx, tx, 'delivered', workflow, { workflowId, supplierId: supplier.id, requestId });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.deliver',
      objectType: 'report_request',
      objectId: requestId,
      facts: { kind: request.kind },
    });
  });
}

/** The supplier's history and the company's recent activity follow the delivery. */
async function recordDelivery(ctx: Context, tx: Tx, subject: DeskSubject): Promise<void> {
  const { request, supplier } = subject;
  const updates = await advanceSupplier(ctx, tx, subject, 'delivered');
  if (isBesideReport(subject)) return;
  if (updates.includes('score_created')) await addActivity(ctx, tx, supplier, 'score_view_available');
  if (request.birRequestId) await addActivity(ctx, tx, supplier, 'bir_report_finished');
  await addActivity(ctx, tx, supplier, 'report_available');
}
