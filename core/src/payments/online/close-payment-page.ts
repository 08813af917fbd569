import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { memberOf } from '@homologa/domain/language/member-of';
import type { Context } from '../../kernel/context';
import type { PaymentGateways } from '../gateways/payment-gateway';

/**
 * Closes an abandoned payment page at its provider. Has no effect if no page was opened or the provider is no longer
 * configured. Throws PaymentProviderError.
 */
export async function closePaymentPage(
  ctx: Context,
  gateways: PaymentGateways,
  input: { paymentId: string; companyId: string },
  signal: AbortSignal,
): Promise<void> {
  const payment = await ctx.db.tenant(input.companyId, (tx) =>
    tx.payment.findFirst({ where: { id: input.paymentId, companyId: input.companyId, status: 'failed' } }),
  );
  const gateway = payment && gateways.named(payment.provider);
  if (!payment?.reference || !gateway) return;
  const state = await gateway.close(
    { reference: payment.reference, region: memberOf(PAYMENT_REGIONS, payment.region) },
    signal,
  );
  // The payer submitted the payment before the page was closed. The provider's notification will record the payment.
  if (state === 'complete') ctx.log.warn({ paymentId: payment.id }, 'a payment page that was given up had been used');
}
