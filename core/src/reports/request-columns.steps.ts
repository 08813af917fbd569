import type { Prisma } from '@homologa/prisma/client';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

type RequestKey = Pick<ReportRequest, 'id' | 'companyId'>;

/**
 * Changes a request's content, assignee or gateway order. Only `moveRequest` changes the status. The caller must have
 * locked the request.
 */
export async function updateRequest(
  tx: Tx,
  { id, companyId }: RequestKey,
  columns: Omit<Prisma.ReportRequestUncheckedUpdateManyInput, 'status'>,
): Promise<void> {
  await tx.reportRequest.updateMany({ where: { id, companyId }, data: columns });
}

export async function markOverdue(
  tx: Tx,
  { id, companyId }: RequestKey,
  overdueToldAt: Date,
  condition: Prisma.ReportRequestWhereInput,
) {
  const [request] = await tx.reportRequest.updateManyAndReturn({
    where: { ...condition, id, companyId },
    data: { overdueToldAt },
    select: { workflowId: true, supplierId: true, takenById: true },
  });
  return request ?? null;
}

/**
 * Clears the content of an erased supplier's undelivered reports, whether staff entered it or it was copied from the
 * form. Keeps delivered reports, because they belong to the client.
 */
export async function eraseUndelivered(tx: Tx, ofSupplier: { supplierId: string; companyId: string }): Promise<void> {
  await tx.reportRequest.updateMany({
    where: { ...ofSupplier, deliveredAt: null },
    data: { figures: {}, details: {}, dataVersion: { increment: 1 } },
  });
}
