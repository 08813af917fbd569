import { DomainError } from '@homologa/domain/errors/domain-error';
import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { SendBackBody } from '@homologa/domain/send-backs/send-back.contract';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { notifyClient } from '../notifications/notify.steps';
import { moveRequest } from '../reports/request-status.steps';
import { writeSendBack } from '../send-backs/new-send-back.steps';
import { changeDeskRequest, requireAssignee } from './desk-subject';

const SENDABLE: readonly RequestStatus[] = ['taken', 'verified', 'awaiting_supplier'];

/**
 * Returns answers, fields or files to the supplier for correction, each with a reason. The request then awaits the
 * supplier, who receives one mail (at least once), and the client is notified. Throws `not_found`,
 * `request_move_refused`, `desk_request_held`, and the errors of `writeSendBack`.
 */
export async function sendBack(
  ctx: Context,
  { requestId, items }: { requestId: string; items: SendBackBody['items'] },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request, workflow, supplier } = subject;
    if (!SENDABLE.includes(request.status)) throw new DomainError('request_move_refused');
    requireAssignee(ctx, subject);
    const { companyId, workflowId } = request;
    const sent = { companyId, supplierId: supplier.id, requestId, origin: 'desk' };
    const sendBackId = await writeSendBack(ctx, tx, sent, items);
    if (request.status !== 'awaiting_supplier') {
      await moveRequest(ctx, tx, request, { to: 'awaiting_supplier', columns: { verifiedAt: null } });
    }
    await notifyClient(ctx, tx, 'sent_back', workflow, { workflowId, supplierId: supplier.id, requestId });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.send_back',
      objectType: 'report_request',
      objectId: requestId,
      facts: { send_back: sendBackId, items: items.map(({ kind, target }) => `${kind} ${target}`) },
    });
  });
}
