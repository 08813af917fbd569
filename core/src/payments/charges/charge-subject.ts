import { DomainError } from '@homologa/domain/errors/domain-error';
import { canCheckPayments } from '@homologa/domain/payments/charge.policy';
import { BIR_REQUEST, type BirRequestRow } from '../../bir-requests/bir-request.queries';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockOnboarding, type OnboardingRecord } from '../../onboarding/onboarding-record.steps';

export interface ChargeSubject {
  charge: NonNullable<BirRequestRow['charge']>;
  request: BirRequestRow;
  record: OnboardingRecord;
}

interface ChangedCharge {
  chargeId: string;
  version?: number | undefined;
  isDone?: (charge: ChargeSubject['charge']) => boolean;
}

/**
 * Runs a desk action on one payment in a tenant transaction under the supplier's lock. Also works on closed workflows,
 * whose payments must still be settled. `version` is the version that staff saw; a mismatch is ignored if `isDone`
 * reports that the action was applied before. Throws `forbidden`, `not_found`, `payment_changed`.
 */
export async function changeCharge<T>(
  ctx: Context,
  { chargeId, version, isDone }: ChangedCharge,
  step: (tx: Tx, subject: ChargeSubject) => Promise<T>,
): Promise<T> {
  authorize(canCheckPayments(ctx.actor));
  const place = await ctx.db.read.charge.findUnique({
    where: { id: chargeId },
    select: { companyId: true, supplierId: true, birRequestId: true },
  });
  if (!place) throw new DomainError('not_found');
  return ctx.db.tenant(place.companyId, async (tx) => {
    const record = await lockOnboarding(tx, place, { evenIfClosed: true });
    const request = await tx.birRequest.findFirst({
      where: { id: place.birRequestId, companyId: place.companyId },
      select: BIR_REQUEST,
    });
    if (!request?.charge) throw new DomainError('not_found');
    const { charge } = request;
    const isChanged = version !== undefined && version !== charge.version;
    if (isChanged && !isDone?.(charge)) throw new DomainError('payment_changed');
    return step(tx, { charge, request, record });
  });
}
