import { DomainError } from '@homologa/domain/errors/domain-error';
import type { DeliveryData } from '@homologa/domain/reports/delivery-data';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database';

/** What the current version of a request says. Throws `desk_request_not_delivered`. */
export async function deliveredDataOf(
  tx: Tx,
  { companyId, currentDeliveryId }: Pick<ReportRequest, 'companyId' | 'currentDeliveryId'>,
): Promise<DeliveryData> {
  const current =
    currentDeliveryId && (await tx.reportDelivery.findFirst({ where: { id: currentDeliveryId, companyId } }));
  if (!current) throw new DomainError('desk_request_not_delivered');
  return current.data as DeliveryData;
}
