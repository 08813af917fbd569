import type { DeliveryData } from '@homologa/domain/reports/delivery-data';
import type { ReportDelivery, ReportRequest } from '@homologa/prisma/models';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { deliveryHashOf, reportNumberOf } from './delivery-identity.queries';
import { deliverFiles } from './report-files.steps';
import { updateRequest } from './request-columns.steps';

/**
 * Inserts the next version, makes it current and assigns its number to the files added or withdrawn since the last
 * version. The caller must have locked the request.
 */
export async function addDelivery(
  ctx: Context,
  tx: Tx,
  { id: requestId, companyId, supplierId }: Pick<ReportRequest, 'id' | 'companyId' | 'supplierId'>,
  { data, reason, isSandbox }: { data: DeliveryData; reason: string; isSandbox: boolean },
): Promise<ReportDelivery> {
  const { _max } = await tx.reportDelivery.aggregate({ where: { requestId, companyId }, _max: { version: true } });
  const version = (_max.version ?? 0) + 1;
  const delivery = await tx.reportDelivery.create({
    data: {
      id: newId(),
      companyId,
      supplierId,
      requestId,
      number: reportNumberOf(requestId),
      version,
      deliveredAt: ctx.now(),
      deliveredById: actorIdOf(ctx.actor),
      data,
      sha256: deliveryHashOf(data),
      reason,
      isSandbox,
    },
  });
  await deliverFiles(tx, { requestId, companyId }, version);
  await updateRequest(tx, { id: requestId, companyId }, { currentDeliveryId: delivery.id });
  return delivery;
}
