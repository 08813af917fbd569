import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { memberOf } from '@homologa/domain/language/member-of';
import type { Context } from '../../kernel/context';

/**
 * Ends the page of a payment that was given up, at its provider. Does nothing for one that never had a page, or whose
 * provider is not configured any more. Throws PaymentProviderError.
 */
export async function closePaymentPage(
  ctx: Context,
  input: { paymentId: string; companyId: string },
  signal: AbortSignal,
): Promise<void> {
  const payment = await ctx.db.tenant(input.companyId, (tx) =>
    tx.payment.findFirst({ where: { id: input.paymentId, companyId: input.companyId, status: 'failed' } }),
  );
  const gateway = payment && ctx.payments.named(payment.provider);
  if (!payment?.reference || !gateway) return;
  const state = await gateway.close(
    { reference: payment.reference, region: memberOf(PAYMENT_REGIONS, payment.region) },
    signal,
  );
  // Paid in the very last moment: the provider's notification tells what became of the money.
  if (state === 'complete') ctx.log.warn({ paymentId: payment.id }, 'a payment page that was given up had been used');
}
