import { DomainError } from '@homologa/domain/errors/domain-error';
import {
  type DeliveryData,
  detailsOfDelivery,
  figuresOfDelivery,
  storedDeliveryData,
} from '@homologa/domain/reports/delivery-data';
import { asEntered, type ReportContent } from '@homologa/domain/reports/report-details';
import type { ReportRequest } from '@homologa/prisma/models';
import type { Tx } from '../../kernel/database/database';

/** Returns the content of the request's current version. Throws `desk_request_not_delivered`. */
export async function deliveredDataOf(
  tx: Tx,
  { companyId, currentDeliveryId }: Pick<ReportRequest, 'companyId' | 'currentDeliveryId'>,
): Promise<DeliveryData> {
  const current =
    currentDeliveryId && (await tx.reportDelivery.findFirst({ where: { id: currentDeliveryId, companyId } }));
  if (!current) throw new DomainError('desk_request_not_delivered');
  return storedDeliveryData(current);
}

export const workingCopyOf = (data: DeliveryData): ReportContent =>
  asEntered({ figures: figuresOfDelivery(data), details: detailsOfDelivery(data) });
