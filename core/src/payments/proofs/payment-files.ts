import { DomainError } from '@homologa/domain/errors/domain-error';
import { deleteBirFiles } from '../../bir-requests/bir-files.steps';
import { BIR_REQUEST, type BirRequestRow } from '../../bir-requests/bir-request.queries';
import { freeFiles } from '../../files/let-go.steps';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { type OnboardingAccess, type OnboardingKey, openOnboarding, requireOwn } from '../../onboarding/access.queries';
import { lockOnboarding, requirePaymentStep } from '../../onboarding/onboarding-record.steps';

/** Opens the onboarding of the supplier's own account. Rejects staff logged in as the supplier. */
export async function openPayment(ctx: Context, key: OnboardingKey): Promise<OnboardingAccess> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  requireNotActingAsOther(ctx.actor);
  return access;
}

/**
 * Loads a supplier's newest payment under the supplier's lock. Throws the errors of `lockOnboarding` and
 * `requirePaymentStep`, and `not_found`.
 */
export async function lockPayment(tx: Tx, access: OnboardingAccess) {
  const record = await lockOnboarding(tx, access);
  const { companyId, supplierId } = access;
  const request = await tx.birRequest.findFirst({
    where: { companyId, supplierId },
    select: BIR_REQUEST,
    orderBy: { createdAt: 'desc' },
  });
  if (!request) throw new DomainError('not_found');
  const region = requirePaymentStep(record, request.charge);
  return { record, region, request };
}

/** Whether a stored file is among the files of one type of the supplier's newest payment. */
export async function holdsFile(tx: Tx, access: OnboardingAccess, type: string, fileId: string): Promise<boolean> {
  const { companyId, supplierId } = access;
  const request = await tx.birRequest.findFirst({
    where: { companyId, supplierId },
    select: { files: { where: { type, fileId }, select: { id: true } } },
    orderBy: { createdAt: 'desc' },
  });
  return (request?.files.length ?? 0) > 0;
}

export const proofsOf = (request: BirRequestRow) => request.files.filter(({ type }) => type === 'payment_proof');

export async function removeFiles(
  ctx: Context,
  tx: Tx,
  companyId: string,
  files: readonly { id: string }[],
): Promise<void> {
  const ids = files.map(({ id }) => id);
  await freeFiles(ctx, tx, companyId, await deleteBirFiles(tx, companyId, ids));
}
