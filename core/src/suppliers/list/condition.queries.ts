import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import type { Hot } from '../../kernel/database/database';
import { searchedTerm, supplierConditions } from './filter';
import { listSearchCondition } from './search';

export const filteredWorkflows = (workflowIds: string[], { workflow_id: named }: SupplierListFilter): string[] =>
  named?.length ? workflowIds.filter((id) => named.includes(id)) : workflowIds;

export async function listCondition(
  hot: Hot,
  companyId: string,
  workflowIds: string[],
  filter: SupplierListFilter,
  now: Date,
): Promise<Prisma.Sql> {
  const term = searchedTerm(filter);
  const search = term === undefined ? undefined : await listSearchCondition(hot, term);
  return Prisma.join(
    [
      Prisma.sql`s."companyId" = ${companyId}::uuid`,
      workflowIds.length === 1
        ? Prisma.sql`s."workflowId" = ${workflowIds[0]}::uuid`
        : Prisma.sql`s."workflowId" = ANY(${workflowIds}::uuid[])`,
      ...supplierConditions(companyId, filter, now, search),
    ],
    ' AND ',
  );
}

/**
 * Returns the SQL condition on "Supplier" s for the suppliers of all active workflows that match a filter without
 * search term.
 */
export const activeSuppliersCondition = (
  companyId: string,
  filter: Omit<SupplierListFilter, 'q'>,
  now: Date,
): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`s."companyId" = ${companyId}::uuid`,
      Prisma.sql`s."workflowId" IN (SELECT w."id" FROM "Workflow" w
        WHERE w."companyId" = ${companyId}::uuid AND w."status" = 'active')`,
      ...supplierConditions(companyId, filter, now),
    ],
    ' AND ',
  );
