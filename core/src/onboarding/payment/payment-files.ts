import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { orphanFile } from '../../files/store-upload';
import { refuseActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database';
import { type OnboardingAccess, type OnboardingKey, openOnboarding, requireOwn } from '../access';
import { BIR_REQUEST, type BirRequestRow } from '../bir-request-row';
import { lockOnboarding, type OnboardingRecord } from '../onboarding-record';
import { requirePaymentStep } from './payment-step';

/** Lets the supplier's own account through, and nobody who is logged in as it (decisions.md section 10). */
export async function openPayment(ctx: Context, key: OnboardingKey): Promise<OnboardingAccess> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  refuseActingAsOther(ctx.actor);
  return access;
}

/** Loads a supplier's payment to change it. Throws what `lockOnboarding` and `requirePaymentStep` throw. */
export async function lockPayment(tx: Tx, access: OnboardingAccess) {
  const record = await lockOnboarding(tx, access);
  const region = requirePaymentStep(record);
  const { companyId, supplierId } = access;
  const request = await tx.birRequest.findFirst({
    where: { companyId, supplierId },
    select: BIR_REQUEST,
    orderBy: { createdAt: 'desc' },
  });
  if (!request) throw new DomainError('not_found');
  return { record, region, request };
}

export const proofsOf = (request: BirRequestRow) => request.files.filter(({ type }) => type === 'payment_proof');

export const isPaidOnline = (request: BirRequestRow): boolean =>
  request.payments.some(({ status }) => status === 'paid');

/**
 * Refuses to take away what the payment stands on: the last proof of one that was confirmed by proofs alone, and the
 * document of a reference that was given; both can be replaced. Throws `payment_proof_required`,
 * `rfc_document_required`.
 */
export function refuseNeededFile(record: OnboardingRecord, request: BirRequestRow, type: string): void {
  const isLast = request.files.filter((file) => file.type === type).length === 1;
  const { updates } = record;
  const isProof = type === 'payment_proof' && updates.includes('payment_proof') && !isPaidOnline(request);
  const isDocument = type === 'rfc_document' && updates.includes('payment_reference');
  if (isLast && isProof) assertRules([violation('payment_proof_required', 'payment.proofs')]);
  if (isLast && isDocument) assertRules([violation('rfc_document_required', 'rfc_document')]);
}

/** Takes files away from a request; their bytes follow later. */
export async function removeFiles(
  ctx: Context,
  tx: Tx,
  companyId: string,
  files: readonly { id: string }[],
): Promise<void> {
  const ids = files.map(({ id }) => id);
  const rows = await tx.birRequestFile.findMany({ where: { id: { in: ids }, companyId }, select: { fileId: true } });
  await tx.birRequestFile.deleteMany({ where: { id: { in: ids }, companyId } });
  for (const { fileId } of rows) await orphanFile(ctx, tx, companyId, fileId);
}
