import { DomainError } from '@homologa/domain/errors/domain-error';
import type { SendBackAnswersBody } from '@homologa/domain/send-backs/send-back.contract';
import { canSendBackAnswers } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../kernel/audit';
import { authorize, requireMember, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isCorrectable, lockSupplier, type SupplierPlace } from '../suppliers/supplier.steps';
import { writeSendBack } from './new-send-back.steps';

/**
 * POST /api/workflows/{id}/suppliers/{sid}/send-backs: an admin of the client returns answers to the supplier for
 * correction, each with a reason. The supplier receives one mail (at least once); a request of the desk goes on. Throws
 * `not_found`, `forbidden`, `not_while_logged_in_as`, and the errors of `writeSendBack`.
 */
export async function sendBackAnswers(
  ctx: Context,
  place: SupplierPlace,
  items: SendBackAnswersBody['items'],
): Promise<void> {
  const { user, companyId } = requireMember(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canSendBackAnswers(user, supplier));
    requireNotActingAsOther(user);
    if (!isCorrectable(supplier)) throw new DomainError('send_back_impossible');
    const sent = { companyId, supplierId: supplier.id, requestId: null, origin: 'client' };
    const targets = items.map(({ question_id, reason }) => ({
      kind: 'question' as const,
      target: question_id,
      reason,
    }));
    const sendBackId = await writeSendBack(ctx, tx, sent, targets);
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.send_back_answers',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { send_back: sendBackId, items: targets.map(({ kind, target }) => `${kind} ${target}`) },
    });
  });
}
