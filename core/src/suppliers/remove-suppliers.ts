import { quotaProductOf } from '@homologa/domain/companies/features';
import { Prisma } from '@homologa/prisma/client';
import { giveBackUnits } from '../companies/quota.steps';
import { freeSelectedFiles } from '../files/stored-files.steps';
import { auditMany } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { deleteNotificationsOf } from '../notifications/delete-notifications.steps';
import { cancelOrdersOf } from '../reports/gateway-orders.steps';
import { deleteSuppliers } from '../supplier-record/supplier-rows.steps';
import type { SupplierWorkflow } from './supplier-workflow.queries';

interface RemovableSupplier {
  id: string;
  workflowId: string;
  unconfirmedEmail: string | null;
  workflow: Pick<SupplierWorkflow, 'status' | 'product' | 'reportType'>;
}

/**
 * Deletes pending suppliers with all their data, invalidates their links and returns their quota units. The caller must
 * have locked the suppliers.
 */
export async function removeSuppliers(
  ctx: Context,
  tx: Tx,
  companyId: string,
  suppliers: readonly RemovableSupplier[],
): Promise<void> {
  const ids = suppliers.map(({ id }) => id);
  // Locks the product before the delete locks the supplier counters. Adding suppliers uses the same order, which avoids
  // deadlocks.
  for (const [product, units] of usedUnits(suppliers)) await giveBackUnits(tx, companyId, product, units);
  const names = await loadCompanyNames(tx, companyId, ids);
  await freeFilesOf(ctx, tx, companyId, ids);
  await cancelOrdersOf(ctx, tx, { companyId, supplierIds: ids });
  await deleteNotificationsOf(tx, companyId, ids);
  await deleteSuppliers(tx, companyId, ids);
  await auditMany(
    ctx,
    tx,
    suppliers.map(({ id, workflowId }) => ({
      companyId,
      action: 'supplier.delete',
      objectType: 'supplier',
      objectId: id,
      facts: { workflowId, object_name: names.get(id) ?? '' },
    })),
  );
}

/**
 * Loads the company names for the audit entries of the deletion; an erasure keeps these names too (docs/decisions.md
 * 45).
 */
async function loadCompanyNames(tx: Tx, companyId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx.supplier.findMany({
    where: { companyId, id: { in: ids } },
    select: { id: true, companyName: true },
  });
  return new Map(rows.map(({ id, companyName }) => [id, companyName]));
}

/**
 * Returns true if the supplier has used a quota unit: suppliers of a draft use it at launch, self-registered suppliers
 * when they confirm their address.
 */
const usesUnit = ({ workflow, unconfirmedEmail }: RemovableSupplier): boolean =>
  workflow.status !== 'draft' && unconfirmedEmail === null;

/** Returns the units per product, sorted by product so that concurrent removals cannot deadlock. */
function usedUnits(suppliers: readonly RemovableSupplier[]): [string, number][] {
  const units = new Map<string, number>();
  for (const supplier of suppliers.filter(usesUnit)) {
    const product = quotaProductOf(supplier.workflow);
    units.set(product, (units.get(product) ?? 0) + 1);
  }
  return [...units].toSorted(([a], [b]) => a.localeCompare(b));
}

async function freeFilesOf(ctx: Context, tx: Tx, companyId: string, supplierIds: string[]): Promise<void> {
  const own = Prisma.sql`"companyId" = ${companyId}::uuid AND "supplierId" = ANY(${supplierIds}::uuid[])`;
  await freeSelectedFiles(
    ctx,
    tx,
    companyId,
    Prisma.sql`f."id" IN (
      SELECT "fileId" FROM "SupplierFile" WHERE ${own}
      UNION SELECT "fileId" FROM "Answer" WHERE ${own} AND "fileId" IS NOT NULL
      UNION SELECT "fileId" FROM "RetiredAnswer" WHERE ${own} AND "fileId" IS NOT NULL
      UNION SELECT "fileId" FROM "ReportFile" WHERE ${own}
      UNION SELECT b."fileId" FROM "BirRequestFile" b
        WHERE b."birRequestId" IN (SELECT "id" FROM "BirRequest" WHERE ${own}))`,
  );
}
