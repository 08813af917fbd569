import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { ChargeIssueKind } from '@homologa/domain/payments/charges';
import { paymentReference } from '@homologa/domain/payments/online-payment';
import type { BankAccount, PaymentInstructions } from '@homologa/domain/payments/payment-terms';
import type { Charge, Payment } from '@homologa/prisma/models';
import { type BirRequestRow, readBirRequest } from '../../bir-requests/bir-request.queries';
import { saveBirRequest } from '../../bir-requests/bir-request.steps';
import { insertCharge, moveCharge, recordPaymentChanged, updateCharge } from '../../bir-requests/charge-rows.steps';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { queueSupplierMail } from '../../onboarding/mails/supplier-mail.steps';
import type { OnboardingRecord } from '../../onboarding/onboarding-record.steps';
import { endOpenPages } from '../online/open-pages.steps';
import { moneyOf, namedMoney } from '../payment-rules.queries';
import { resumeRequest, submitPaid } from './pause-request.steps';

interface Asking {
  record: OnboardingRecord;
  request: BirRequestRow;
  region: PaymentRegion;
}

/**
 * Stores the amount that a supplier must pay, with a payment reference. A repeated call changes the amount only if the
 * payment still awaits its proof and its region changed or it had no price.
 */
export async function askCharge(ctx: Context, tx: Tx, { record, request, region }: Asking): Promise<void> {
  const { companyId, workflowId, id: supplierId } = record.supplier;
  const { id: birRequestId, charge } = request;
  if (charge && (charge.state !== 'awaiting_proof' || (charge.region === region && charge.amount > 0))) return;
  const asked = { region, ...moneyOf(ctx, record.workflow, region) };
  if (charge) {
    await endOpenPages(ctx, tx, { companyId, birRequestId });
    await updateCharge(tx, charge, asked);
    return;
  }
  const reference = paymentReference(birRequestId);
  await insertCharge(ctx, tx, { companyId, workflowId, supplierId, birRequestId, reference, ...asked });
}

export const askedDeduction = (charge: Charge, account: BankAccount | null): PaymentInstructions['deduction'] =>
  charge.deductionAmount === null
    ? null
    : {
        ratePercent: charge.deductionRate ?? 0,
        threshold: charge.deductionThreshold ?? 0,
        amount: charge.deductionAmount,
        remainder: charge.amount - charge.deductionAmount,
        account,
      };

export async function noteChange(tx: Tx, { charge }: BirRequestRow): Promise<void> {
  if (charge) await recordPaymentChanged(tx, charge);
}

/**
 * Records a proof of payment: the payment awaits review, and a request paused by a rejection resumes. Has no effect if
 * the proof already awaits review or the payment was accepted.
 */
export async function recordProof(
  ctx: Context,
  tx: Tx,
  { request: { charge }, record }: Pick<Asking, 'request' | 'record'>,
): Promise<void> {
  if (!charge) return;
  const money = namedMoney(ctx, charge, record.workflow);
  const proved = { ...money, state: 'to_check', provedAt: ctx.now(), pausesRequest: false } as const;
  const isMoved = await moveCharge(tx, charge, proved, ['awaiting_proof', 'rejected']);
  if (isMoved && charge.pausesRequest) await resumeRequest(ctx, tx, charge);
  // Mails a receipt only for a new proof after a rejection, because the first proof completes the supplier's part,
  // which has its own confirmation mail.
  if (isMoved && charge.state === 'rejected') await queueSupplierMail(ctx, tx, record.supplier, 'proof_received');
}

/**
 * Accepts a payment whose money the provider has received. A different amount or currency (a page opened before a price
 * change) needs a decision by staff.
 */
export async function settleOnline(ctx: Context, tx: Tx, payment: Payment): Promise<void> {
  const { birRequestId, companyId, amount, currency } = payment;
  const charge = await tx.charge.findFirst({ where: { birRequestId, companyId, state: { not: 'accepted' } } });
  if (!charge) return;
  await recordPaidMethod(tx, payment);
  if (charge.amount > 0 && (charge.amount !== amount || charge.currency !== currency)) {
    await addIssue(ctx, tx, payment, { kind: 'mismatch', amount });
    await moveCharge(tx, charge, { state: 'to_check', provedAt: charge.provedAt ?? ctx.now() });
    return;
  }
  await moveCharge(tx, charge, {
    amount,
    currency,
    state: 'accepted',
    decidedAt: ctx.now(),
    decidedById: null,
    reason: '',
    pausesRequest: false,
  });
  await queueSupplierMail(ctx, tx, { id: charge.supplierId, companyId }, 'payment_accepted');
  if (charge.pausesRequest) await resumeRequest(ctx, tx, charge);
  await submitPaid(ctx, tx, charge);
}

/** Stores the method by which the money came: the supplier may have chosen another while the page was open. */
async function recordPaidMethod(tx: Tx, { birRequestId, companyId, method }: Payment): Promise<void> {
  const { billingPayment } = await readBirRequest(tx, { id: birRequestId, companyId });
  await saveBirRequest(
    tx,
    { id: birRequestId, companyId },
    { billingPayment: { ...(billingPayment as object), method } },
  );
}

export async function addIssue(
  ctx: Context,
  tx: Tx,
  { id: paymentId, companyId, birRequestId, currency }: Payment,
  issue: { kind: ChargeIssueKind; amount: number; currency?: string },
): Promise<void> {
  const charge = await tx.charge.findFirst({ where: { birRequestId, companyId }, select: { id: true } });
  if (!charge) return;
  await tx.chargeIssue.create({
    data: { id: newId(), companyId, chargeId: charge.id, paymentId, currency, ...issue, createdAt: ctx.now() },
    select: { id: true },
  });
}
