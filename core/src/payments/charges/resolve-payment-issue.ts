import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { changeCharge } from './charge-subject';

/**
 * Closes a payment issue (a second or mismatching payment) that staff settled outside the product; the note explains
 * how. Idempotent: the first note is kept. Throws `issue_note_required`, `not_found`, `forbidden`.
 */
export async function resolvePaymentIssue(
  ctx: Context,
  { chargeId, issueId, note }: { chargeId: string; issueId: string; note: string },
): Promise<void> {
  await changeCharge(ctx, { chargeId }, async (tx, { charge: { companyId } }) => {
    const own = { id: issueId, chargeId, companyId };
    if ((await tx.chargeIssue.count({ where: own })) === 0) throw new DomainError('not_found');
    assertRules(note ? [] : [violation('issue_note_required', 'note')]);
    const { count } = await tx.chargeIssue.updateMany({
      where: { ...own, resolvedAt: null },
      data: { resolvedAt: ctx.now(), resolvedById: actorIdOf(ctx.actor), note },
    });
    if (count === 0) return;
    await audit(ctx, tx, {
      companyId,
      action: 'payment.resolve',
      objectType: 'payment',
      objectId: chargeId,
      facts: { issue: issueId },
    });
  });
}
