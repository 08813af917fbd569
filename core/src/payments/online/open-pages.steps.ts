import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { closePaymentPageJob } from '../payment.jobs';

/** Whose payments are meant: those for one BIR request, or all of a supplier. */
type PaymentScope = { companyId: string } & ({ birRequestId: string } | { supplierId: string });

/**
 * Ends the pages that nobody needs any more, so that nothing is paid twice: here at once, at the provider by a job.
 * What was submitted (a boleto that is out) runs to its end.
 */
export async function endOpenPages(ctx: Context, tx: Tx, scope: PaymentScope): Promise<void> {
  const { companyId } = scope;
  const ended = await tx.payment.updateManyAndReturn({
    where: { ...scope, status: 'pending', submittedAt: null },
    data: { status: 'failed', failedAt: ctx.now() },
    select: { id: true },
  });
  for (const { id } of ended) {
    await ctx.jobs.enqueue(tx, closePaymentPageJob, { paymentId: id }, { companyId });
    await auditGivenUp(ctx, tx, { id, companyId });
  }
}

/** Tells the trail that nobody is to pay on this page any more. */
export const auditGivenUp = (
  ctx: Context,
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
): Promise<void> => audit(ctx, tx, { companyId, action: 'payment.give_up', objectType: 'payment', objectId: id });
