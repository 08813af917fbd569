import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { notifyClient } from '../notifications/notify.steps';
import { addActivity } from '../suppliers/supplier-history.steps';
import { advanceSupplier } from './advance-supplier';
import { changeDeskRequest, type DeskSubject, demandTaken, isBesideReport } from './desk-subject';
import { publishReport, publishScore } from './publish-report';

/**
 * Delivers a request, once: figures and files become the client's, status updates and activities follow, and the client
 * is told (reference 9.7). A report needs its file, a CCR its score A to E. Throws `not_found`,
 * `report_file_required`, `invalid_input`, `desk_request_not_taken`, `desk_request_not_open`.
 */
export async function deliverRequest(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    demandTaken(subject);
    const { request, supplier, workflow } = subject;
    const { companyId } = request;
    const deliveredAt = ctx.now();
    if (request.kind === 'ccr') demandScore(subject);
    else await demandFile(tx, subject);
    await tx.reportRequest.updateMany({
      where: { id: requestId, companyId },
      data: { status: 'delivered', deliveredAt, verifiedAt: request.verifiedAt ?? deliveredAt },
    });
    await tx.reportFile.updateMany({ where: { requestId, companyId }, data: { deliveredAt } });
    if (isBesideReport(subject)) await publishScore(tx, subject, deliveredAt);
    else await publishReport(tx, subject, deliveredAt);
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

function demandScore({ figures }: DeskSubject): void {
  if (!figures.ccrScore) throw new RulesBrokenError([violation('invalid_input', 'figures.ccr_score')]);
}

async function demandFile(tx: Tx, { request }: DeskSubject): Promise<void> {
  const files = await tx.reportFile.count({
    where: { requestId: request.id, companyId: request.companyId, kind: 'bir' },
  });
  if (files === 0) throw new RulesBrokenError([violation('report_file_required', 'file')]);
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
