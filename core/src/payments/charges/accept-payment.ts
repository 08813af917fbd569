import { assertRules } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { AcceptChargeBody } from '@homologa/domain/payments/charge.contract';
import type { Charge } from '@homologa/prisma/models';
import { moveCharge } from '../../bir-requests/charge-rows.steps';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { queueSupplierMail } from '../../onboarding/mails/supplier-mail.steps';
import { advanceOnboarding, completed, updated } from '../../onboarding/progress.steps';
import { endOpenPages } from '../online/open-pages.steps';
import { namedMoney } from '../payment-rules.queries';
import { changeCharge } from './charge-subject';
import { resumeRequest, submitPaid } from './pause-request.steps';

/**
 * Accepts a payment. If no proof awaits review, a note must explain how the payment was verified, and the supplier's
 * payment step is completed as if a proof had been sent. Idempotent. Throws `payment_note_required`, `payment_changed`,
 * `not_found`, `forbidden`.
 */
export async function acceptPayment(
  ctx: Context,
  { chargeId, decision }: { chargeId: string; decision: AcceptChargeBody },
): Promise<void> {
  const { note, version } = decision;
  // The version of a repeated call is outdated, because the first call incremented the charge's version.
  const isDone = ({ state }: Charge) => state === 'accepted';
  await changeCharge(ctx, { chargeId, version, isDone }, async (tx, subject) => {
    const { charge, record } = subject;
    if (charge.state === 'accepted') return;
    assertRules(charge.state === 'to_check' || note ? [] : [violation('payment_note_required', 'note')]);
    const { companyId } = charge;
    const decidedAt = ctx.now();
    const money = namedMoney(ctx, charge, record.workflow);
    const { amount, currency } = { ...charge, ...money };
    await moveCharge(tx, charge, {
      ...money,
      state: 'accepted',
      provedAt: charge.provedAt ?? decidedAt,
      decidedAt,
      decidedById: actorIdOf(ctx.actor),
      reason: note,
      pausesRequest: false,
    });
    if (charge.pausesRequest) await resumeRequest(ctx, tx, charge);
    await submitPaid(ctx, tx, charge);
    await endOpenPages(ctx, tx, { companyId, birRequestId: charge.birRequestId });
    await advanceOnboarding(ctx, tx, record, [updated('payment_proof'), completed('payment')]);
    await queueSupplierMail(ctx, tx, record.supplier, 'payment_accepted');
    await audit(ctx, tx, {
      companyId,
      action: 'payment.accept',
      objectType: 'payment',
      objectId: chargeId,
      facts: { from: charge.state, amount, currency },
    });
  });
}
