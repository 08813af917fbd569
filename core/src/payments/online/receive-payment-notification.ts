import { DomainError } from '@homologa/domain/errors/domain-error';
import { type PaymentOutcome, statusAfter } from '@homologa/domain/payments/online-payment';
import type { Payment } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isId, newId } from '../../kernel/ids';
import type { RawNotification } from '../../kernel/signing/raw-notification';
import { lockOnboarding } from '../../onboarding/onboarding-record.steps';
import { advanceOnboarding, completed, updated } from '../../onboarding/progress.steps';
import { addIssue, settleOnline } from '../charges/charge.steps';
import type { PaymentEvent, PaymentGateways } from '../gateways/payment-gateway';
import { recordBoletoJob } from '../payment.jobs';
import { endOpenPages } from './open-pages.steps';

/**
 * Applies a provider's notification; only notifications mark an online payment as paid. Repeated, late, mismatching and
 * unknown events change nothing but return normally, because providers retry errors for a long time. Throws
 * `payment_notification_invalid` for a wrong signature, `not_found` for a provider that is not configured.
 */
export async function receivePaymentNotification(
  asker: Context,
  gateways: PaymentGateways,
  provider: string,
  notification: RawNotification,
): Promise<void> {
  const gateway = gateways.named(provider);
  if (!gateway) throw new DomainError('not_found');
  const event = gateway.verify(notification, asker.now());
  if (!event) return;
  const ctx: Context = { ...asker, actor: { kind: 'system', name: `payments.${provider}` } };
  const place = await findPayment(ctx, provider, event);
  if (!place) {
    ctx.log.warn({ provider, event: event.id, type: event.type }, 'news of a payment that is not known here');
    return;
  }
  await ctx.db.tenant(place.companyId, async (tx) => {
    const record = await lockOnboarding(tx, place, { evenIfClosed: true });
    const payment = await tx.payment.findFirstOrThrow({ where: { id: place.id, companyId: place.companyId } });
    const outcome = judge(payment, event);
    if (!(await isFirst(ctx, tx, payment, event, outcome))) return;
    if (outcome === 'mismatch') await reportMismatch(ctx, tx, payment, event);
    if (outcome !== 'applied') return;
    await apply(ctx, tx, payment, event);
    if (event.news !== 'paid') return;
    await endOpenPages(ctx, tx, { companyId: payment.companyId, birRequestId: payment.birRequestId });
    await advanceOnboarding(ctx, tx, record, [updated('payment_proof'), completed('payment')]);
    await settleOnline(ctx, tx, payment);
  });
}

type PaymentPlace = { id: string; companyId: string; supplierId: string };

async function findPayment(ctx: Context, provider: string, event: PaymentEvent): Promise<PaymentPlace | null> {
  if (!isId(event.paymentId)) return null;
  return ctx.db.read.payment.findFirst({
    where: { id: event.paymentId, provider },
    select: { id: true, companyId: true, supplierId: true },
  });
}

function judge(payment: Payment, event: PaymentEvent): PaymentOutcome {
  const isOurs =
    event.amount === payment.amount &&
    event.currency === payment.currency &&
    event.regions.some((region) => region === payment.region) &&
    // `reference` is null if the process crashed before it stored the provider's response.
    (payment.reference === null || payment.reference === event.reference);
  if (!isOurs) return 'mismatch';
  const isNews =
    event.news === 'submitted'
      ? payment.status === 'pending' && payment.submittedAt === null
      : statusAfter(payment.status, event.news) !== payment.status;
  return isNews ? 'applied' : 'late';
}

async function isFirst(
  ctx: Context,
  tx: Tx,
  { id: paymentId, companyId, provider }: Payment,
  { id: eventId, type }: PaymentEvent,
  outcome: PaymentOutcome,
): Promise<boolean> {
  const { count } = await tx.paymentNotification.createMany({
    data: [{ id: newId(), companyId, paymentId, provider, eventId, type, outcome, receivedAt: ctx.now() }],
    skipDuplicates: true,
  });
  return count === 1;
}

async function apply(ctx: Context, tx: Tx, payment: Payment, { news, reference }: PaymentEvent): Promise<void> {
  const { id, companyId } = payment;
  const now = ctx.now();
  const status = statusAfter(payment.status, news);
  const moment = { submitted: { submittedAt: now }, paid: { paidAt: now }, failed: { failedAt: now } }[news];
  await tx.payment.updateMany({ where: { id, companyId }, data: { status, reference, ...moment } });
  // The notification does not contain the boleto, and an answer to the provider must not wait for a call to it.
  if (news === 'submitted' && payment.method === 'boleto') {
    await ctx.jobs.enqueue(tx, recordBoletoJob, { paymentId: id }, { companyId });
  }
  const others = await tx.payment.count({
    where: { birRequestId: payment.birRequestId, companyId, status: 'paid', id: { not: id } },
  });
  const charge = await tx.charge.findFirst({ where: { birRequestId: payment.birRequestId, companyId } });
  const isTwice = news === 'paid' && (others > 0 || charge?.state === 'accepted');
  if (isTwice) await addIssue(ctx, tx, payment, { kind: 'second_payment', amount: payment.amount });
  if (isTwice) ctx.log.error({ paymentId: id }, 'paid a second time: one of the two has to be refunded');
  await audit(ctx, tx, {
    companyId,
    action: `payment.${news}`,
    objectType: 'payment',
    objectId: id,
    facts: { provider: payment.provider, twice: isTwice },
  });
}

async function reportMismatch(ctx: Context, tx: Tx, payment: Payment, event: PaymentEvent): Promise<void> {
  ctx.log.error({ paymentId: payment.id, event: event.id }, 'news that does not fit the payment');
  await addIssue(ctx, tx, payment, { kind: 'mismatch', amount: event.amount, currency: event.currency });
  await audit(ctx, tx, {
    companyId: payment.companyId,
    action: 'payment.mismatch',
    objectType: 'payment',
    objectId: payment.id,
    facts: { news: event.news, amount: event.amount, currency: event.currency },
  });
}
