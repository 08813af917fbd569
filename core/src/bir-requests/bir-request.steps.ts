import type { Prisma } from '@homologa/prisma/client';
import type { BirRequest, Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';

type BirRequestKey = Pick<BirRequest, 'id' | 'companyId'>;

type OfSupplier = Pick<Supplier, 'id' | 'companyId' | 'workflowId' | 'companyName' | 'country' | 'accountId'>;

export async function insertBirRequest(ctx: Context, tx: Tx, supplier: OfSupplier): Promise<string> {
  const id = newId();
  await tx.birRequest.create({
    data: {
      id,
      companyId: supplier.companyId,
      workflowId: supplier.workflowId,
      supplierId: supplier.id,
      accountId: supplier.accountId,
      company: { company_name: supplier.companyName },
      country: supplier.country,
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
  return id;
}

export async function connectBirRequests(
  tx: Tx,
  { id: supplierId, companyId }: Pick<Supplier, 'id' | 'companyId'>,
  accountId: string,
): Promise<boolean> {
  const { count } = await tx.birRequest.updateMany({
    where: { supplierId, companyId, status: { in: ['open', 'submitted'] } },
    data: { accountId },
  });
  return count > 0;
}

/** Takes the requests of a supplier from its account, which then neither reads nor changes them. */
export async function disconnectBirRequests(
  tx: Tx,
  { id: supplierId, companyId }: Pick<Supplier, 'id' | 'companyId'>,
): Promise<void> {
  await tx.birRequest.updateMany({ where: { supplierId, companyId }, data: { accountId: null } });
}

type StoredAnswers = Pick<
  Prisma.BirRequestUncheckedUpdateManyInput,
  'company' | 'country' | 'form' | 'billingGeneral' | 'billingPayment'
>;

export async function saveBirRequest(tx: Tx, { id, companyId }: BirRequestKey, data: StoredAnswers): Promise<void> {
  await tx.birRequest.updateMany({ where: { id, companyId }, data });
}

/**
 * Marks a request as submitted. Returns false and keeps the earlier date if the request was already submitted or
 * delivered.
 */
export async function markSubmitted(ctx: Context, tx: Tx, { id, companyId }: BirRequestKey): Promise<boolean> {
  const { count } = await tx.birRequest.updateMany({
    where: { id, companyId, status: 'open' },
    data: { status: 'submitted', submittedAt: ctx.now() },
  });
  return count === 1;
}

export async function markDelivered(tx: Tx, { id, companyId }: BirRequestKey, deliveredAt: Date): Promise<void> {
  await tx.birRequest.updateMany({ where: { id, companyId }, data: { status: 'delivered', deliveredAt } });
}
