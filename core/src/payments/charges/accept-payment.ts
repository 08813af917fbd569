import { assertRules } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { AcceptChargeBody } from '@homologa/domain/payments/charge.contract';
import type { Charge } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { completeStep, recordUpdate } from '../../onboarding/progress.steps';
import { endOpenPages } from '../online/open-pages.steps';
import { namedMoney } from '../payment-rules.queries';
import { changeCharge } from './charge-subject';
import { resumeRequest, submitPaid } from './pause-request.steps';

/**
 * POST …/accept: the money is there (reference 8.17). Where the supplier's proof is not to be checked, a note says what
 * shows it, and the supplier's step moves on as if it had proved it. Accepted again nothing changes. Throws
 * `payment_note_required`, `payment_changed`, `not_found`, `forbidden`.
 */
export async function acceptPayment(
  ctx: Context,
  { chargeId, decision }: { chargeId: string; decision: AcceptChargeBody },
): Promise<void> {
  const { note, version } = decision;
  // Asked again, the version is the next one already.
  const isDone = ({ state }: Charge) => state === 'accepted';
  await changeCharge(ctx, { chargeId, version, isDone }, async (tx, subject) => {
    const { charge, record } = subject;
    if (charge.state === 'accepted') return;
    assertRules(charge.state === 'to_check' || note ? [] : [violation('payment_note_required', 'note')]);
    const { companyId } = charge;
    const decidedAt = ctx.now();
    const money = namedMoney(ctx, charge, record.workflow);
    const { amount, currency } = { ...charge, ...money };
    await tx.charge.updateMany({
      where: { id: chargeId, companyId },
      data: {
        ...money,
        state: 'accepted',
        provedAt: charge.provedAt ?? decidedAt,
        decidedAt,
        decidedById: actorIdOf(ctx.actor),
        reason: note,
        pausesRequest: false,
        version: { increment: 1 },
      },
    });
    if (charge.pausesRequest) await resumeRequest(ctx, tx, charge);
    await submitPaid(ctx, tx, charge);
    await endOpenPages(ctx, tx, { companyId, birRequestId: charge.birRequestId });
    await recordUpdate(ctx, tx, record, 'payment_proof');
    await completeStep(ctx, tx, record, 'payment');
    await audit(ctx, tx, {
      companyId,
      action: 'payment.accept',
      objectType: 'payment',
      objectId: chargeId,
      facts: { from: charge.state, amount, currency },
    });
  });
}
