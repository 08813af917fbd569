import { DomainError } from '@homologa/domain/errors/domain-error';
import { canSendBackAnswers } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireMember, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { withdrawClientSendBack } from '../reports/send-back-rows.steps';
import { lockSupplier, type SupplierPlace } from '../suppliers/supplier.steps';
import { scoreWithdrawn } from './score-withdrawn.steps';

/**
 * DELETE /api/workflows/{id}/suppliers/{sid}/send-backs/{sendBackId}: withdraws answers that an admin of the client sent
 * back. Changes that the supplier made until then are kept and scored. Idempotent. Throws `not_found`, also for a
 * send-back of the desk, `forbidden`, `not_while_logged_in_as`, and `send_back_over` if the supplier has answered.
 */
export async function withdrawAnswers(
  ctx: Context,
  { sendBackId, ...place }: SupplierPlace & { sendBackId: string },
): Promise<void> {
  const { user, companyId } = requireMember(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canSendBackAnswers(user, supplier));
    requireNotActingAsOther(user);
    const own = { companyId, supplierId: supplier.id };
    const found = await tx.sendBack.findFirst({
      where: { id: sendBackId, ...own, origin: 'client' },
      select: { status: true },
    });
    if (!found) throw new DomainError('not_found');
    if (found.status === 'answered') throw new DomainError('send_back_over');
    if (found.status === 'withdrawn') return;
    await withdrawClientSendBack(ctx, tx, { id: sendBackId, ...own });
    await scoreWithdrawn(ctx, tx, { ...own, workflowId: supplier.workflowId });
  });
}
