import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { ChargeIssueKind } from '@homologa/domain/payments/charges';
import { paymentReference } from '@homologa/domain/payments/online-payment';
import type { BankAccount, PaymentInstructions } from '@homologa/domain/payments/payment-terms';
import type { Charge, Payment } from '@homologa/prisma/models';
import type { BirRequestRow } from '../../bir-requests/bir-request.queries';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
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
 * Freezes what a supplier is asked to pay, with its reference (reference 8.17). Asked again nothing changes, unless it
 * pays in another region now, or nobody had named a price, and has not paid yet.
 */
export async function askCharge(ctx: Context, tx: Tx, { record, request, region }: Asking): Promise<void> {
  const { companyId, workflowId, id: supplierId } = record.supplier;
  const { id: birRequestId, charge } = request;
  if (charge && (charge.state !== 'awaiting_proof' || (charge.region === region && charge.amount > 0))) return;
  const asked = { region, ...moneyOf(ctx, record.workflow, region) };
  if (charge) {
    // A page that was opened for what was asked before is not to be paid any more.
    await endOpenPages(ctx, tx, { companyId, birRequestId });
    await tx.charge.updateMany({ where: { id: charge.id, companyId }, data: asked });
    return;
  }
  const reference = paymentReference(birRequestId);
  await tx.charge.create({
    data: { id: newId(), companyId, workflowId, supplierId, birRequestId, reference, ...asked, askedAt: ctx.now() },
    select: { id: true },
  });
}

/** What is deposited apart of what was asked; its account is that of today's instructions. */
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

/** Proofs have changed: anyone who decides by those of before is told so. */
export async function noteChange(tx: Tx, { charge }: BirRequestRow): Promise<void> {
  if (!charge) return;
  const { id, companyId } = charge;
  await tx.charge.updateMany({ where: { id, companyId }, data: { version: { increment: 1 } } });
}

/**
 * The supplier says that it has paid: its proof is to be checked, and a desk's request that a rejection had made wait
 * goes on. Said again it changes nothing, and of a payment that was accepted neither.
 */
export async function recordProof(
  ctx: Context,
  tx: Tx,
  { request: { charge }, record }: Pick<Asking, 'request' | 'record'>,
): Promise<void> {
  if (!charge) return;
  const { id, companyId } = charge;
  const { count } = await tx.charge.updateMany({
    where: { id, companyId, state: { in: ['awaiting_proof', 'rejected'] } },
    data: {
      ...namedMoney(ctx, charge, record.workflow),
      state: 'to_check',
      provedAt: ctx.now(),
      version: { increment: 1 },
      pausesRequest: false,
    },
  });
  if (count > 0 && charge.pausesRequest) await resumeRequest(ctx, tx, charge);
}

/**
 * Money that came in at the provider accepts a payment by itself. Where it is not what is asked, as of a page that was
 * opened before that changed, a person decides.
 */
export async function settleOnline(ctx: Context, tx: Tx, payment: Payment): Promise<void> {
  const { birRequestId, companyId, amount, currency } = payment;
  const charge = await tx.charge.findFirst({ where: { birRequestId, companyId, state: { not: 'accepted' } } });
  if (!charge) return;
  if (charge.amount > 0 && (charge.amount !== amount || charge.currency !== currency)) {
    await addIssue(ctx, tx, payment, { kind: 'mismatch', amount });
    await tx.charge.updateMany({
      where: { id: charge.id, companyId },
      data: { state: 'to_check', provedAt: charge.provedAt ?? ctx.now(), version: { increment: 1 } },
    });
    return;
  }
  await tx.charge.updateMany({
    where: { id: charge.id, companyId },
    data: {
      amount,
      currency,
      state: 'accepted',
      decidedAt: ctx.now(),
      decidedById: null,
      reason: '',
      version: { increment: 1 },
      pausesRequest: false,
    },
  });
  if (charge.pausesRequest) await resumeRequest(ctx, tx, charge);
  await submitPaid(ctx, tx, charge);
}

/** Notes money that does not fit what was asked, for a person to resolve. */
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
