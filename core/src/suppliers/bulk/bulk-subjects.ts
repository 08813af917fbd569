import {
  type BulkAction,
  type BulkSkipReason,
  type BulkSubject,
  bulkSkipReason,
} from '@homologa/domain/suppliers/bulk/bulk-actions';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { supplierConditions } from '../list/filter';
import { DELIVERABLE, forecastReminders, REMINDABLE } from '../reminders/remindable.queries';
import { lockSuppliers, type SupplierSubject } from '../supplier.steps';
import type { SupplierWorkflow } from '../supplier-workflow.queries';

export interface BulkScope {
  companyId: string;
  workflowId: string | null;
}

export type BulkSelection =
  | { kind: 'ids'; ids: string[] }
  | { kind: 'filter'; filter: SupplierListFilter }
  | { kind: 'changed_by'; bulkActionId: string };

export type HeldSubject = BulkSubject & Pick<SupplierSubject, 'id' | 'workflowId' | 'unconfirmedEmail' | 'workflow'>;

function scopeConditions({ companyId, workflowId }: BulkScope): Prisma.Sql[] {
  return [
    Prisma.sql`s."companyId" = ${companyId}::uuid`,
    workflowId ? Prisma.sql`s."workflowId" = ${workflowId}::uuid` : Prisma.sql`w."status" = 'active'`,
  ];
}

export function selectionConditions(scope: BulkScope, selection: BulkSelection, now: Date): Prisma.Sql {
  const chosen: Prisma.Sql[] =
    selection.kind === 'ids'
      ? [Prisma.sql`s."id" = ANY(${selection.ids}::uuid[])`]
      : selection.kind === 'filter'
        ? supplierConditions(scope.companyId, selection.filter, now)
        : [
            Prisma.sql`s."id" IN (SELECT "supplierId" FROM "BulkActionItem"
              WHERE "companyId" = s."companyId" AND "bulkActionId" = ${selection.bulkActionId}::uuid AND "outcome" = 'done')`,
          ];
  return Prisma.join([...scopeConditions(scope), ...chosen], ' AND ');
}

const labelsHeld = (labelIds: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT CASE count(*) WHEN 0 THEN 'none' WHEN cardinality(${labelIds}) THEN 'all' ELSE 'some' END
  FROM "SupplierLabel" t WHERE t."companyId" = s."companyId" AND t."supplierId" = s."id" AND t."labelId" = ANY(${labelIds}))`;

interface BulkForecast {
  possible: number;
  skipped: Map<BulkSkipReason, number>;
}

/**
 * Counts the outcomes of an action on a selection without changing it. One statement groups the suppliers by the
 * columns that the rules read, and each group is checked once, so that a hundred thousand suppliers need no further
 * statements.
 */
export async function forecastBulk(
  ctx: Context,
  tx: Tx,
  scope: BulkScope,
  order: { action: BulkAction; labelIds: string[]; selection: BulkSelection },
): Promise<BulkForecast> {
  const where = selectionConditions(scope, order.selection, ctx.now());
  if (order.action === 'remind') return forecastReminders(ctx, tx, where);
  const groups = await tx.$queryRaw<(GroupRow & { n: number })[]>`
    SELECT s."status", s."displayStatus", w."status" AS "workflowStatus", w."type" AS "workflowType",
      ${DELIVERABLE}, ${labelsHeld(Prisma.sql`${order.labelIds}::uuid[]`)} AS "labelsHeld", count(*)::int AS n
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE ${where} GROUP BY 1, 2, 3, 4, 5, 6, 7`;
  const forecast: BulkForecast = { possible: 0, skipped: new Map() };
  for (const { n, ...row } of groups) {
    const reason = bulkSkipReason(order.action, subjectOf(row), ctx.now());
    if (reason === null) forecast.possible += n;
    else forecast.skipped.set(reason, (forecast.skipped.get(reason) ?? 0) + n);
  }
  return forecast;
}

type GroupRow = Pick<BulkSubject, 'status' | 'displayStatus' | 'isReachable' | 'isBounced' | 'labelsHeld'> & {
  workflowStatus: SupplierWorkflow['status'];
  workflowType: SupplierWorkflow['type'];
};

/** Placeholder values. Only the rules of reminders read these columns, and reminders have their own forecast. */
const NOT_REMINDED = {
  step: 'introduction',
  isAskedAgain: false,
  lastRemindedAt: null,
} as const;

const subjectOf = ({ workflowStatus, workflowType, ...subject }: GroupRow): BulkSubject => ({
  ...NOT_REMINDED,
  ...subject,
  workflow: { status: workflowStatus, type: workflowType },
});

/**
 * Locks the suppliers of a batch until the transaction ends, in the order of their ids so that concurrent actions
 * cannot deadlock. Omits suppliers that were deleted or left the scope.
 */
export async function lockSubjects(
  ctx: Context,
  tx: Tx,
  scope: BulkScope,
  bulkActionId: string,
  supplierIds: string[],
): Promise<HeldSubject[]> {
  await lockSuppliers(tx, scope.companyId, supplierIds);
  const where = selectionConditions(scope, { kind: 'ids', ids: supplierIds }, ctx.now());
  return tx.$queryRaw<HeldSubject[]>`
    SELECT s."id", s."workflowId", s."displayStatus", s."lastRemindedAt", s."unconfirmedEmail", ${REMINDABLE},
      ${labelsHeld(Prisma.sql`i."labelIds"`)} AS "labelsHeld",
      jsonb_build_object('id', w."id", 'companyId', w."companyId", 'title', w."title", 'status', w."status",
        'type', w."type", 'product', w."product", 'reportType', w."reportType", 'payment', w."payment") AS "workflow"
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    JOIN "BulkActionItem" i ON i."companyId" = s."companyId" AND i."supplierId" = s."id" AND i."bulkActionId" = ${bulkActionId}::uuid
    WHERE ${where} ORDER BY s."id"`;
}
