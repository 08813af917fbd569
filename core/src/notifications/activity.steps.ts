import type { ActivityType } from '@homologa/domain/catalog/activities';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';

export async function addActivity(
  ctx: Context,
  tx: Tx,
  supplier: Pick<Supplier, 'id' | 'companyId' | 'workflowId' | 'companyName'>,
  type: ActivityType,
): Promise<void> {
  await insertRows(tx, 'Activity', [
    {
      id: newId(),
      companyId: supplier.companyId,
      workflowId: supplier.workflowId,
      supplierId: supplier.id,
      supplierCompanyName: supplier.companyName,
      type,
      createdAt: ctx.now(),
    },
  ]);
}
