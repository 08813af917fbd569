import { quotaProductOf } from '@homologa/domain/companies/features';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { canDeleteSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { giveBackUnits } from '../kernel/quota';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from './workflow-scope';

/**
 * DELETE /api/workflows/{id}/suppliers/{sid}: a pending supplier goes with everything of it, its links die and
 * its unit is given back (decisions.md section 6). Throws `supplier_not_pending`, `not_found`, `forbidden`.
 */
export async function deleteSupplier(ctx: Context, place: SupplierPlace): Promise<{ id: string }> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canDeleteSupplier(ctx.actor, supplier));
    if (supplier.status !== 'pending') throw new DomainError('supplier_not_pending');
    // The product before the supplier, whose counters come with its deletion: adding takes them in this order too.
    if (usedUnit(supplier)) await giveBackUnits(tx, companyId, quotaProductOf(supplier.workflow), 1);
    await orphanFiles(ctx, tx, supplier);
    await tx.supplier.delete({ where: { id: supplier.id, companyId }, select: { id: true } });
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.delete',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { workflowId: supplier.workflowId },
    });
    return { id: supplier.id };
  });
}

/** A draft's suppliers use a unit at launch, self-registered ones when they confirm their address. */
const usedUnit = (supplier: SupplierSubject): boolean =>
  supplier.workflow.status !== 'draft' && supplier.unconfirmedEmail === null;

async function orphanFiles(ctx: Context, tx: Tx, supplier: SupplierSubject): Promise<void> {
  const own = Prisma.sql`"companyId" = ${supplier.companyId}::uuid AND "supplierId" = ${supplier.id}::uuid`;
  await tx.$executeRaw`
    UPDATE "StoredFile" SET "orphanedAt" = ${ctx.now()}
    WHERE "companyId" = ${supplier.companyId}::uuid AND "id" IN (
      SELECT "fileId" FROM "SupplierFile" WHERE ${own}
      UNION SELECT "fileId" FROM "Answer" WHERE ${own} AND "fileId" IS NOT NULL
      UNION SELECT "fileId" FROM "ReportFile" WHERE ${own}
      UNION SELECT f."fileId" FROM "BirRequestFile" f
        WHERE f."birRequestId" IN (SELECT "id" FROM "BirRequest" WHERE ${own}))`;
}
