import { PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { memberOf } from '@homologa/domain/language/member-of';
import type { Payment } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockSuppliers } from '../../suppliers/supplier.steps';
import type { Boleto, PaymentGateways } from '../gateways/payment-gateway';
import { sendBoletoMailJob } from '../payment.jobs';

interface BoletoPlace {
  paymentId: string;
  companyId: string;
}

/**
 * Reads the number, page and last day of an issued boleto from its provider, stores them once and enqueues their mail.
 * Has no effect on a boleto that is stored, paid or expired, or whose payer was erased. Throws PaymentProviderError.
 */
export async function recordBoleto(
  ctx: Context,
  gateways: PaymentGateways,
  place: BoletoPlace,
  signal: AbortSignal,
): Promise<void> {
  const payment = await ctx.db.system((tx) => findIssued(tx, place));
  if (!payment?.reference || !payment.submittedAt) return;
  const { reference, amount, submittedAt: issuedAt } = payment;
  const region = memberOf(PAYMENT_REGIONS, payment.region);
  const boleto = await gateways.named(payment.provider)?.findBoleto({ reference, region, amount, issuedAt }, signal);
  if (!boleto) ctx.log.warn({ paymentId: payment.id }, 'the provider does not tell the number of a boleto');
  await ctx.db.system(async (tx) => {
    if (boleto && !(await storeBoleto(ctx, tx, payment, boleto))) return;
    await enqueueMail(ctx, tx, place);
  });
}

/** Mails an issued boleto whose number could not be read: the mail then leads to the boleto. */
export const announceBoleto = (ctx: Context, place: BoletoPlace): Promise<void> =>
  ctx.db.system(async (tx) => {
    if (await findIssued(tx, place)) await enqueueMail(ctx, tx, place);
  });

/**
 * An erasure deactivates the account first. A supplier between two colleagues has no account and keeps its boleto. Needs
 * the system role, because accounts belong to no company.
 */
const NOT_ERASED = { OR: [{ accountId: null }, { account: { active: true } }] };

const findIssued = (tx: Tx, { paymentId: id, companyId }: BoletoPlace): Promise<Payment | null> =>
  tx.payment.findFirst({
    where: {
      id,
      companyId,
      status: 'pending',
      method: 'boleto',
      boletoNumber: null,
      submittedAt: { not: null },
      supplier: NOT_ERASED,
    },
  });

/**
 * Returns false if the boleto was stored, paid or expired, or its payer erased in the meantime. The lock makes a
 * concurrent erasure wait or be seen: a number stored after it would never be erased.
 */
async function storeBoleto(
  ctx: Context,
  tx: Tx,
  { id, companyId, supplierId }: Payment,
  { number, uri, expiresAt }: Boleto,
): Promise<boolean> {
  await lockSuppliers(tx, companyId, [supplierId]);
  const { count } = await tx.payment.updateMany({
    where: { id, companyId, status: 'pending', boletoNumber: null, supplier: NOT_ERASED },
    data: { boletoNumber: number, boletoUri: uri, boletoExpiresAt: expiresAt },
  });
  if (count === 0) return false;
  await audit(ctx, tx, { companyId, action: 'payment.record_boleto', objectType: 'payment', objectId: id });
  return true;
}

async function enqueueMail(ctx: Context, tx: Tx, { paymentId, companyId }: BoletoPlace): Promise<void> {
  await ctx.jobs.enqueue(tx, sendBoletoMailJob, { paymentId }, { companyId });
}
