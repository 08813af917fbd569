import type { Prisma } from '@homologa/prisma/client';
import type { Charge } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';

type ChargeKey = Pick<Charge, 'id' | 'companyId'>;

export async function insertCharge(
  ctx: Context,
  tx: Tx,
  charge: Omit<Prisma.ChargeUncheckedCreateInput, 'id' | 'askedAt'>,
): Promise<void> {
  await tx.charge.create({ data: { id: newId(), ...charge, askedAt: ctx.now() }, select: { id: true } });
}

/** Updates a charge without incrementing its version, so that staff can still decide on the version that they see. */
export async function updateCharge(
  tx: Tx,
  { id, companyId }: ChargeKey,
  data: Omit<Prisma.ChargeUncheckedUpdateManyInput, 'state' | 'version'>,
): Promise<void> {
  await tx.charge.updateMany({ where: { id, companyId }, data });
}

/**
 * Moves a charge to a state and increments its version, so that a decision on an older version throws
 * `payment_changed`. Returns false if the current state is not in `from`.
 */
export async function moveCharge(
  tx: Tx,
  { id, companyId }: ChargeKey,
  data: Prisma.ChargeUncheckedUpdateManyInput & Pick<Charge, 'state'>,
  from?: readonly Charge['state'][],
): Promise<boolean> {
  const { count } = await tx.charge.updateMany({
    where: { id, companyId, ...(from ? { state: { in: [...from] } } : {}) },
    data: { ...data, version: { increment: 1 } },
  });
  return count > 0;
}

/**
 * Increments the charge's version when its proofs or invoice data change, so that a decision on what staff saw before
 * throws `payment_changed`.
 */
export async function recordPaymentChanged(
  tx: Tx,
  { birRequestId, companyId }: Pick<Charge, 'birRequestId' | 'companyId'>,
): Promise<void> {
  await tx.charge.updateMany({ where: { birRequestId, companyId }, data: { version: { increment: 1 } } });
}

export async function pauseForRejectedPayment(
  tx: Tx,
  { birRequestId, companyId }: Pick<Charge, 'birRequestId' | 'companyId'>,
): Promise<boolean> {
  const { count } = await tx.charge.updateMany({
    where: { companyId, birRequestId, state: 'rejected' },
    data: { pausesRequest: true },
  });
  return count > 0;
}
