import { DomainError } from '@homologa/domain/errors/domain-error';
import { PAYMENT_NEWS } from '@homologa/domain/payments/online-payment';
import { dayIn } from '@homologa/domain/payments/payment-terms';
import { z } from 'zod';
import { SANDBOX_PAYMENT_REGIONS } from '../../env/payments';
import { isSigned, signPayload } from '../../kernel/signed-payload';
import { parseSigned } from '../../kernel/signing/parse-signed';
import type { PaymentEvent, PaymentGateway } from './payment-gateway';
import { sandboxBoletoNumber } from './sandbox-boleto';

export const SANDBOX_SIGNATURE_HEADER = 'Homologa-Sandbox-Signature';

const DAY_MS = 86_400_000;
/** Days in which a sandbox boleto can be paid, as Stripe's default. */
const BOLETO_DAYS = 3;

const notification = z.object({
  id: z.string(),
  type: z.enum(PAYMENT_NEWS),
  payment_id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});
type SandboxNotification = z.infer<typeof notification>;

export interface SandboxPayments extends PaymentGateway {
  sign(news: SandboxNotification, now: Date): { body: Buffer; signature: string };
}

export function createSandboxPayments({ publicUrl, secret }: { publicUrl: string; secret: string }): SandboxPayments {
  return {
    provider: 'sandbox',
    regions: SANDBOX_PAYMENT_REGIONS,
    create: async ({ paymentId }) => ({
      reference: paymentId,
      uri: `${publicUrl}/sandbox/payments/${paymentId}`,
    }),
    read: async () => 'open',
    async findBoleto({ reference, amount, issuedAt }) {
      const expiresAt = new Date(issuedAt.getTime() + BOLETO_DAYS * DAY_MS);
      return {
        number: sandboxBoletoNumber({ reference, amount, dueDay: dayIn('brazil', expiresAt) }),
        uri: `${publicUrl}/sandbox/payments/${reference}`,
        expiresAt,
      };
    },
    close: async () => 'expired',
    sign(news, now) {
      const body = Buffer.from(JSON.stringify(news));
      return { body, signature: signPayload(body, secret, now) };
    },
    verify({ body, header }, now): PaymentEvent {
      if (!isSigned(body, header(SANDBOX_SIGNATURE_HEADER), secret, now)) {
        throw new DomainError('payment_notification_invalid');
      }
      const news = notification.safeParse(parseSigned(body));
      if (!news.success) throw new DomainError('payment_notification_invalid');
      const { id, type, payment_id: paymentId, amount, currency } = news.data;
      return {
        id,
        type,
        news: type,
        paymentId,
        reference: paymentId,
        amount,
        currency,
        regions: SANDBOX_PAYMENT_REGIONS,
      };
    },
  };
}
