import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { endWaiting } from '../send-backs/end-waiting.steps';
import { changeDeskRequest, requireAssignee } from './desk-subject';

/**
 * Withdraws the items sent back to the supplier: the request no longer awaits the supplier; changes that the supplier
 * made are kept. Idempotent. Throws `not_found`, `desk_request_held`, and `send_back_over` if the supplier has
 * answered.
 */
export async function withdrawSendBack(
  ctx: Context,
  { requestId, sendBackId }: { requestId: string; sendBackId: string },
): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const { request } = subject;
    const { companyId } = request;
    const found = await tx.sendBack.findFirst({
      where: { id: sendBackId, requestId, companyId },
      select: { status: true },
    });
    if (!found) throw new DomainError('not_found');
    requireAssignee(ctx, subject);
    if (found.status === 'answered') throw new DomainError('send_back_over');
    if (found.status === 'withdrawn') return;
    await endWaiting(ctx, tx, { requestId, companyId });
  });
}
