import {
  PAYMENT_METHODS,
  PAYMENT_REGIONS,
  type PaymentMethod,
  type PaymentRegion,
} from '@homologa/domain/catalog/payment-regions';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { onlineMethodsOf, paymentReference } from '@homologa/domain/payments/online-payment';
import type { Payment } from '@homologa/prisma/models';
import type { BirRequestRow } from '../../bir-requests/bir-request.queries';
import { type BirPlace, findOwnBirRequest, isPaidOnline, readBirRequest } from '../../bir-requests/bir-request.queries';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import {
  lockOnboarding,
  requirePaymentStep,
  requireReference,
  requireStep,
} from '../../onboarding/onboarding-record.steps';
import type { StoredPayment } from '../billing';
import { type PaymentGateway, type PaymentGateways, PaymentProviderError } from '../gateways/payment-gateway';
import { checkReference, priceOf, termsAt } from '../payment-rules.queries';
import { auditGivenUp } from './open-pages.steps';

const PROVIDER_TIMEOUT_MS = 20_000;
const MAX_ROUNDS = 3;

interface PaymentStart {
  region: PaymentRegion | null;
  locale: Locale;
}

interface Wanted {
  gateway: PaymentGateway;
  region: PaymentRegion;
  method: PaymentMethod;
  amount: number;
  currency: string;
  email: string;
  locale: Locale;
}

/**
 * Opens a payment page at the provider, or returns the page that is already open. The row is inserted first and the
 * provider is then called with the row's id outside the transaction, so that crashes and concurrent requests never
 * create two payments. Throws `online_payment_not_available`, `payment_already_made`, `online_payment_failed`, and the
 * violations of the payment reference.
 */
export async function startOnlinePayment(
  ctx: Context,
  gateways: PaymentGateways,
  id: string,
  start: PaymentStart,
): Promise<{ request: BirRequestRow; uri: string }> {
  const place = await findOwnBirRequest(ctx, id);
  requireNotActingAsOther(ctx.actor);
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { payment, gateway, fits } = await ctx.db.tenant(place.companyId, (tx) =>
      findOrBegin(ctx, tx, gateways, place, start),
    );
    const uri = fits ? await pageOf(ctx, gateway, payment, signal) : null;
    if (uri) {
      const request = await ctx.db.tenant(place.companyId, (tx) => readBirRequest(tx, place));
      return { request, uri };
    }
    await giveUp(ctx, gateways, payment, signal);
  }
  throw new DomainError('online_payment_failed');
}

async function findOrBegin(
  ctx: Context,
  tx: Tx,
  gateways: PaymentGateways,
  place: BirPlace,
  start: PaymentStart,
): Promise<{ payment: Payment; gateway: PaymentGateway; fits: boolean }> {
  const wanted = await judge(ctx, tx, gateways, place, start);
  const open = await tx.payment.findFirst({
    where: { birRequestId: place.id, companyId: place.companyId, status: 'pending' },
  });
  if (open) return { payment: open, gateway: wanted.gateway, fits: isStillRight(open, wanted) };
  return { payment: await begin(ctx, tx, place, wanted), gateway: wanted.gateway, fits: true };
}

async function judge(
  ctx: Context,
  tx: Tx,
  gateways: PaymentGateways,
  place: BirPlace,
  start: PaymentStart,
): Promise<Wanted> {
  const record = await lockOnboarding(tx, place);
  const request = await readBirRequest(tx, place);
  if (request.charge?.state !== 'rejected') requireStep(record, 'payment');
  const region = requirePaymentStep(record, request.charge);
  requireReference(record);
  const gateway = gateways.of(region);
  const { method, email = '' } = request.billingPayment as StoredPayment;
  const { terms } = termsAt(ctx, region, ctx.now());
  const { charge } = request;
  const asked = charge && charge.amount > 0 && charge.region === region ? charge : null;
  const amount = asked?.amount ?? priceOf(record.workflow, terms);
  const online = onlineMethodsOf(region).find((each) => each === method);
  const isElsewhere = start.region !== null && start.region !== region;
  if (!gateway || !online || isElsewhere || amount === 0) throw new DomainError('online_payment_not_available');
  assertRules(checkReference(ctx, region, request));
  const isProved = record.updates.includes('payment_proof') && charge?.state !== 'rejected';
  if (isPaidOnline(request) || isProved || charge?.state === 'accepted') throw new DomainError('payment_already_made');
  return {
    gateway,
    region,
    method: online,
    amount,
    currency: asked?.currency ?? terms.currency,
    email,
    locale: start.locale,
  };
}

/**
 * Returns false if the method, amount, currency or provider of an open page has changed. An issued boleto (Brazilian
 * payment slip) is always valid.
 */
function isStillRight(open: Payment, wanted: Wanted): boolean {
  const isSame =
    open.provider === wanted.gateway.provider &&
    open.method === wanted.method &&
    open.amount === wanted.amount &&
    open.currency === wanted.currency;
  return isSame || open.submittedAt !== null;
}

async function begin(ctx: Context, tx: Tx, place: BirPlace, wanted: Wanted): Promise<Payment> {
  const { gateway, region, method, amount, currency, email, locale } = wanted;
  const { companyId, supplierId } = place;
  const payment = await tx.payment.create({
    data: {
      id: newId(),
      companyId,
      supplierId,
      birRequestId: place.id,
      provider: gateway.provider,
      region,
      method,
      amount,
      currency,
      email,
      locale,
      createdAt: ctx.now(),
    },
  });
  await audit(ctx, tx, {
    companyId,
    action: 'payment.begin',
    objectType: 'payment',
    objectId: payment.id,
    facts: { provider: gateway.provider, method, amount, currency },
  });
  return payment;
}

async function pageOf(
  ctx: Context,
  gateway: PaymentGateway,
  payment: Payment,
  signal: AbortSignal,
): Promise<string | null> {
  const { uri, reference, submittedAt } = payment;
  if (!uri || !reference) return openPage(ctx, gateway, payment, signal);
  if (submittedAt) return uri;
  try {
    const state = await gateway.read({ reference, region: memberOf(PAYMENT_REGIONS, payment.region) }, signal);
    return state === 'expired' ? null : uri;
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: payment.id }, 'state of a payment page not known');
    return uri;
  }
}

async function openPage(
  ctx: Context,
  gateway: PaymentGateway,
  payment: Payment,
  signal: AbortSignal,
): Promise<string | null> {
  const { id, companyId } = payment;
  try {
    const page = await gateway.create(await orderOf(ctx, payment), signal);
    const { reference, uri } = page;
    const { count } = await ctx.db.tenant(companyId, (tx) =>
      tx.payment.updateMany({ where: { id, companyId, status: 'pending' }, data: { reference, uri } }),
    );
    return count === 1 ? uri : null;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log.error({ err: error, paymentId: id }, 'payment page not opened');
    // A retry would repeat a permanent rejection, so the payment is marked as failed and the next attempt creates a new
    // payment.
    if (error.permanent) await markFailed(ctx, payment);
    throw new DomainError('online_payment_failed', { cause: error });
  }
}

/**
 * Builds the order from the stored payment, because the provider's idempotency key requires identical content in each
 * retry.
 */
async function orderOf(ctx: Context, payment: Payment) {
  const { companyId, supplierId } = payment;
  const { workflowId } = await ctx.db.tenant(companyId, (tx) =>
    tx.supplier.findFirstOrThrow({ where: { id: supplierId, companyId }, select: { workflowId: true } }),
  );
  return {
    paymentId: payment.id,
    region: memberOf(PAYMENT_REGIONS, payment.region),
    method: memberOf(PAYMENT_METHODS, payment.method),
    amount: payment.amount,
    currency: payment.currency,
    email: payment.email,
    locale: memberOf(LOCALES, payment.locale),
    description: `${ctx.config.brand.name} ${paymentReference(payment.birRequestId)}`,
    returnUrl: `${ctx.config.publicUrl}/onboarding/${workflowId}/suppliers/${supplierId}`,
  };
}

/**
 * Closes an outdated page at the provider before it marks the payment as failed. Otherwise the payer could pay on both
 * the old and the new page.
 */
async function giveUp(ctx: Context, gateways: PaymentGateways, payment: Payment, signal: AbortSignal): Promise<void> {
  const gateway = gateways.named(payment.provider);
  if (gateway && payment.reference) {
    const place = { reference: payment.reference, region: memberOf(PAYMENT_REGIONS, payment.region) };
    const state = await gateway.close(place, signal).catch((error: unknown) => {
      ctx.log.error({ err: error, paymentId: payment.id }, 'payment page not ended');
      if (error instanceof PaymentProviderError && error.permanent) return 'expired' as const;
      throw new DomainError('online_payment_failed', { cause: error });
    });
    if (state === 'complete') throw new DomainError('payment_already_made');
  }
  await markFailed(ctx, payment);
}

const markFailed = (ctx: Context, { id, companyId }: Payment): Promise<void> =>
  ctx.db.tenant(companyId, async (tx) => {
    const { count } = await tx.payment.updateMany({
      where: { id, companyId, status: 'pending', submittedAt: null },
      data: { status: 'failed', failedAt: ctx.now() },
    });
    if (count > 0) await auditGivenUp(ctx, tx, { id, companyId });
  });
