import type { Prisma } from '@homologa/prisma/client';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

type RequestKey = Pick<ReportRequest, 'id' | 'companyId'>;

/**
 * Changes a request's content, its holder or its gateway's order. Only `moveRequest` changes the status. The caller
 * must have locked the request.
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
 * Clears the figures that the desk entered or took from the form of an erased person, in reports that were not
 * delivered. Delivered reports belong to the client.
 */
export async function eraseUndelivered(tx: Tx, ofSupplier: { supplierId: string; companyId: string }): Promise<void> {
  await tx.reportRequest.updateMany({
    where: { ...ofSupplier, deliveredAt: null },
    data: { figures: {}, details: {}, dataVersion: { increment: 1 } },
  });
}
