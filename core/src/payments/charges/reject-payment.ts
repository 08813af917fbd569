import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { RejectChargeBody } from '@homologa/domain/payments/charge.contract';
import type { Charge } from '@homologa/prisma/models';
import { isPaidOnline } from '../../bir-requests/bir-request.queries';
import { moveCharge } from '../../bir-requests/charge-rows.steps';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notifyClient } from '../../notifications/notify.steps';
import { sendPaymentMailJob } from '../payment.jobs';
import { type ChargeSubject, changeCharge } from './charge-subject';
import { pauseRequest } from './pause-request.steps';

/**
 * Rejects a proof: mails the supplier the reason, pauses the desk's request and notifies the client. An accepted
 * payment can be rejected until the report is delivered. Idempotent for the same reason. Throws
 * `payment_reason_required`, `payment_not_to_check`, `payment_changed`, `not_found`, `forbidden`.
 */
export async function rejectPayment(
  ctx: Context,
  { chargeId, decision }: { chargeId: string; decision: RejectChargeBody },
): Promise<void> {
  const { reason, version } = decision;
  const isDone = (charge: Charge) => charge.state === 'rejected' && charge.reason === reason;
  await changeCharge(ctx, { chargeId, version, isDone }, async (tx, subject) => {
    const { charge, record } = subject;
    assertRules(reason ? [] : [violation('payment_reason_required', 'reason')]);
    if (isDone(charge)) return;
    await requireProof(tx, subject);
    const { companyId, workflowId, supplierId } = charge;
    await moveCharge(tx, charge, {
      state: 'rejected',
      decidedAt: ctx.now(),
      decidedById: actorIdOf(ctx.actor),
      reason,
      pausesRequest: await pauseRequest(ctx, tx, charge, reason),
    });
    const mail = { chargeId, about: 'rejected' as const, version: charge.version + 1 };
    await ctx.jobs.enqueue(tx, sendPaymentMailJob, mail, { companyId });
    await notifyClient(ctx, tx, 'payment_rejected', record.workflow, { workflowId, supplierId });
    await audit(ctx, tx, {
      companyId,
      action: 'payment.reject',
      objectType: 'payment',
      objectId: chargeId,
      facts: { from: charge.state },
    });
  });
}

async function requireProof(tx: Tx, { charge, request }: ChargeSubject): Promise<void> {
  const { companyId, birRequestId, state } = charge;
  if (state === 'to_check') return;
  const delivered = await tx.reportRequest.count({ where: { companyId, birRequestId, status: 'delivered' } });
  if (state !== 'accepted' || isPaidOnline(request) || delivered > 0) throw new DomainError('payment_not_to_check');
}
