import {
  PAYMENT_METHODS,
  PAYMENT_REGIONS,
  type PaymentMethod,
  type PaymentRegion,
} from '@homologa/domain/catalog/payment-regions';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { type OnlinePaymentStatus, type PaymentNews, paymentReference } from '@homologa/domain/payments/online-payment';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import type { WiredPayments } from '../gateways/payment-gateways';
import { SANDBOX_SIGNATURE_HEADER } from '../gateways/sandbox-payments';

/** Contains no data about the payer, because the page requires no login. */
export interface SandboxPayment {
  id: string;
  status: OnlinePaymentStatus;
  method: PaymentMethod;
  amount: number;
  currency: string;
  region: PaymentRegion;
  reference: string;
  locale: Locale;
  returnPath: string;
}

/** Throws `not_found` if the payment is unknown or the sandbox is not configured. */
export async function getSandboxPayment(ctx: Context, id: string): Promise<SandboxPayment> {
  const payment = ctx.config.paymentSandbox
    ? await ctx.db.read.payment.findFirst({
        where: { id, provider: 'sandbox' },
        select: {
          id: true,
          status: true,
          method: true,
          amount: true,
          currency: true,
          region: true,
          locale: true,
          birRequestId: true,
          supplier: { select: { id: true, workflowId: true } },
        },
      })
    : null;
  if (!payment) throw new DomainError('not_found');
  const { status, amount, currency, locale, supplier } = payment;
  return {
    id,
    status,
    method: memberOf(PAYMENT_METHODS, payment.method),
    amount,
    currency,
    region: memberOf(PAYMENT_REGIONS, payment.region),
    reference: paymentReference(payment.birRequestId),
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    returnPath: `/onboarding/${supplier.workflowId}/suppliers/${supplier.id}?payment=returned`,
  };
}

/**
 * Builds a signed notification from the sandbox. Throws `not_found`, and `payment_already_made` if the page is closed.
 */
export async function signSandboxNews(
  ctx: Context,
  { sandbox }: WiredPayments,
  payment: SandboxPayment,
  news: PaymentNews,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  if (!sandbox) throw new DomainError('not_found');
  if (payment.status !== 'pending') throw new DomainError('payment_already_made');
  const { id, amount, currency } = payment;
  const { body, signature } = sandbox.sign({ id: newId(), type: news, payment_id: id, amount, currency }, ctx.now());
  return { body, headers: { [SANDBOX_SIGNATURE_HEADER]: signature } };
}
