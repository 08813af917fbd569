import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import type { Queries } from '../../kernel/database/database';
import { searchedTerm, supplierConditions } from './filter';
import { listSearchCondition } from './search';

/** The workflows among these that the filter names; all of them if it names none. */
export const filteredWorkflows = (workflowIds: string[], { workflow_id: named }: SupplierListFilter): string[] =>
  named?.length ? workflowIds.filter((id) => named.includes(id)) : workflowIds;

/** The WHERE condition of a list over these workflows' suppliers, on "Supplier" s. */
export async function listCondition(
  tx: Queries,
  companyId: string,
  workflowIds: string[],
  filter: SupplierListFilter,
): Promise<Prisma.Sql> {
  const term = searchedTerm(filter);
  const search = term === undefined ? undefined : await listSearchCondition(tx, term);
  return Prisma.join(
    [
      Prisma.sql`s."companyId" = ${companyId}::uuid`,
      workflowIds.length === 1
        ? Prisma.sql`s."workflowId" = ${workflowIds[0]}::uuid`
        : Prisma.sql`s."workflowId" = ANY(${workflowIds}::uuid[])`,
      ...supplierConditions(filter, search),
    ],
    ' AND ',
  );
}
