import { DomainError } from '@homologa/domain/errors/domain-error';
import { type DeliveryData, storedDeliveryData } from '@homologa/domain/reports/delivery-data';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import type { Prisma } from '@homologa/prisma/client';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';

const MAX_VERSIONS = 100;

const FILE = { select: { id: true, name: true } } as const;

const VERSION = {
  request: {
    select: {
      currentDeliveryId: true,
      files: {
        select: { kind: true, sinceVersion: true, withdrawnIn: true, createdAt: true, file: FILE },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  },
} as const satisfies Prisma.ReportDeliveryInclude;

export type DeliveryRecord = Omit<Prisma.ReportDeliveryGetPayload<{ include: typeof VERSION }>, 'data'> & {
  data: DeliveryData;
};

/** Lists all report versions of a supplier, newest first. Throws `not_found`. */
export async function listDeliveries(
  ctx: Context,
  place: { workflowId: string; supplierId: string },
): Promise<DeliveryRecord[]> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await tx.supplier.findFirst({
      where: { id: place.supplierId, workflowId: place.workflowId, companyId },
      select: { id: true, workflow: { select: { companyId: true, status: true } } },
    });
    if (!supplier) throw new DomainError('not_found');
    authorize(canReadSupplier(ctx.actor, supplier));
    const rows = await tx.reportDelivery.findMany({
      where: { companyId, supplierId: supplier.id },
      include: VERSION,
      orderBy: [{ deliveredAt: 'desc' }, { version: 'desc' }],
      take: MAX_VERSIONS,
    });
    return rows.map((row) => ({ ...row, data: storedDeliveryData(row) }));
  });
}
