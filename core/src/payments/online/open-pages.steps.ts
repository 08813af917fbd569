import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { closePaymentPageJob } from '../payment.jobs';

type PaymentScope = { companyId: string } & ({ birRequestId: string } | { supplierId: string });

/**
 * Closes unused payment pages to prevent double payments: marks their payments as failed at once and enqueues jobs that
 * close the pages at the provider. Submitted payments, such as an issued boleto, stay open.
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

export const auditGivenUp = (
  ctx: Context,
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
): Promise<void> => audit(ctx, tx, { companyId, action: 'payment.give_up', objectType: 'payment', objectId: id });

/** Erases the payer's e-mail, the URLs of payment pages and the boletos; the payments themselves are kept. */
export async function erasePayers(tx: Tx, supplier: { companyId: string; supplierId: string }): Promise<void> {
  await tx.payment.updateMany({ where: supplier, data: { email: '', uri: null, boletoNumber: null, boletoUri: null } });
}
