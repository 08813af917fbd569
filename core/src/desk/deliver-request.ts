import { deliveryDataOf } from '@homologa/domain/reports/delivery-data';
import { clientRecipients } from '../accounts/client-recipients.queries';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { sendCompletion } from '../mail/mail.jobs';
import { addDelivery } from '../reports/report-deliveries.steps';
import { moveRequest } from '../reports/request-status.steps';
import { addActivity } from '../suppliers/supplier-history.steps';
import { advanceSupplier } from './advance-supplier';
import { demandComplete } from './desk-delivery';
import { changeDeskRequest, type DeskSubject, demandTaken, isBesideReport } from './desk-subject';
import { demandPossible } from './findings';
import { contentToDeliver, publishReport, publishScore } from './publish-report';
import { demandVerifiedCall } from './verified-call';

/**
 * Delivers a request, once: its first version is written, figures and files become the client's, status updates and activities follow, and the client
 * is told by mail (reference 9.7). A report needs its file, a CCR its score A to E. Throws `not_found`,
 * `verified_call_required`, `report_file_required`, `invalid_input`, `figures_impossible`, `desk_request_not_taken`,
 * `desk_request_not_open`, `desk_request_held`.
 */
export async function deliverRequest(
  ctx: Context,
  { requestId, reason = '' }: { requestId: string; reason?: string | undefined },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    demandTaken(ctx, subject);
    const { request, supplier, workflow } = subject;
    const { companyId } = request;
    await demandVerifiedCall(tx, subject, reason);
    await demandComplete(tx, subject);
    demandPossible(ctx, subject.content);
    const isBeside = isBesideReport(subject);
    const scored = { figures: { ccrScore: subject.figures.ccrScore } };
    const data = deliveryDataOf(request.kind, isBeside ? scored : await contentToDeliver(tx, subject));
    const { id, deliveredAt } = await addDelivery(ctx, tx, request, { data, reason: '' });
    const columns = { deliveredAt, verifiedAt: request.verifiedAt ?? deliveredAt };
    await moveRequest(ctx, tx, request, { to: 'delivered', columns });
    const publish = isBeside ? publishScore : publishReport;
    await publish(tx, subject, { id, deliveredAt, data });
    await recordDelivery(ctx, tx, subject);
    const recipients = await clientRecipients(tx, workflow);
    const mails = recipients.map((userId) => ({ supplierId: supplier.id, userId, kind: 'report_delivered' as const }));
    await ctx.jobs.enqueueMany(tx, sendCompletion, mails, { companyId });
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
