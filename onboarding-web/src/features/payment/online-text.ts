import type { Words } from '@homologa/domain/language/locales';
import type { OnlinePaymentResponse } from '@homologa/domain/payments/payment.contract';
import { ONLINE } from './online.texts';

/**
 * What to tell about a payment on the provider's page. `returned` is how the person came back from it, if so: that
 * alone is never news of the money.
 */
export function onlineTextOf(
  { status, method, submitted_at: submitted }: OnlinePaymentResponse,
  returned: string | null,
): Words {
  if (status !== 'pending') return ONLINE[status];
  if (submitted) return method === 'boleto' ? ONLINE.submitted_boleto : ONLINE.submitted;
  if (returned === 'cancelled') return ONLINE.cancelled;
  return returned === null ? ONLINE.ready : ONLINE.awaited;
}
