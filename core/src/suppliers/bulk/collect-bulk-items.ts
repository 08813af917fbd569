import { bulkActionFilter } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import { Prisma } from '@homologa/prisma/client';
import type { BulkAction } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import { lockRow } from '../../kernel/database/lock-rows';
import { type BulkSelection, selectionConditions } from './bulk-subjects';

const BATCH = 10_000;

/**
 * Stores the selected suppliers before the first change, because the changes would alter the result of the filter.
 * Inserts in the order of ids, so that a retry continues after the last stored id. Excludes suppliers created after the
 * action.
 */
export async function collectBulkItems(ctx: Context, bulk: BulkAction, signal: AbortSignal): Promise<void> {
  const { companyId, id } = bulk;
  if (bulk.collectedAt) return;
  // Waiting times are measured until the start of the action, so that a retry finds the same suppliers.
  const meant = Prisma.sql`${selectionConditions(bulk, selectionOf(bulk), bulk.createdAt)} AND s."createdAt" <= ${bulk.createdAt}`;
  const labelIds = bulk.undoesId
    ? Prisma.sql`(SELECT u."labelIds" FROM "BulkActionItem" u
        WHERE u."companyId" = s."companyId" AND u."bulkActionId" = ${bulk.undoesId}::uuid AND u."supplierId" = s."id")`
    : Prisma.sql`${bulk.labelIds}::uuid[]`;
  for (let found = BATCH; found === BATCH; ) {
    signal.throwIfAborted();
    found = await ctx.db.tenant(companyId, async (tx) => {
      // A duplicate delivery of the job waits for this lock and then continues after the rows that the first delivery
      // has inserted.
      await lockRow(tx, 'BulkAction', companyId, id);
      return tx.$executeRaw`
        INSERT INTO "BulkActionItem" ("companyId", "bulkActionId", "supplierId", "labelIds")
        SELECT s."companyId", ${id}::uuid, s."id", ${labelIds}
        FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
        WHERE ${meant} AND s."id" > coalesce(
          (SELECT "supplierId" FROM "BulkActionItem"
            WHERE "companyId" = ${companyId}::uuid AND "bulkActionId" = ${id}::uuid
            ORDER BY "supplierId" DESC LIMIT 1),
          '00000000-0000-0000-0000-000000000000')
        ORDER BY s."id" LIMIT ${BATCH}`;
    });
  }
  await ctx.db.tenant(companyId, (tx) =>
    tx.bulkAction.updateMany({ where: { id, companyId }, data: { collectedAt: ctx.now() } }),
  );
}

function selectionOf({ undoesId, filter }: BulkAction): BulkSelection {
  if (undoesId) return { kind: 'changed_by', bulkActionId: undoesId };
  return { kind: 'filter', filter: bulkActionFilter.parse(filter) };
}
