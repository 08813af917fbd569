import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import {
  DUE_DAYS,
  HIT_NEEDS,
  type HitNeed,
  type Need,
  type SupplierNeed,
  supplierNeedFilter,
} from '@homologa/domain/needs-you/needs';
import { lastDayGoingOn } from '@homologa/domain/workflows/due-date';
import { Prisma } from '@homologa/prisma/client';
import { HITS, type HitScope, hitConditions, hitOrder } from '../compliance/queue/hit-conditions.queries';
import { type Statement, toStatement } from '../kernel/database/statement';
import { activeSuppliersCondition } from '../suppliers/list/condition.queries';

export interface NeedRow {
  need: Need;
  n: number;
  id: string;
  workflowId: string;
  supplierId: string | null;
  name: string;
  since: Date | null;
  dueDate: string | null;
}

const SHOWN = 5;
/**
 * Maximum number of due workflows shown. It is higher than the maximum of the other kinds, because no list of workflows
 * can be filtered by due date to show the remaining workflows.
 */
const SHOWN_WORKFLOWS = 50;
const DAY = 86_400_000;

/**
 * Counting stops one row beyond `LIST_WINDOW`, the number of rows that users can reach by paging: that extra row proves
 * that more rows match.
 */
const COUNTED_ROWS = Prisma.raw(`LIMIT ${LIST_WINDOW + 1}`);

/**
 * Combines the queries of several kinds of pending work into one statement. Each kind is a branch with its own
 * condition, so that it uses its own index and stops counting at `LIST_WINDOW`.
 */
const inOneStatement = (branches: readonly Prisma.Sql[]): Statement<NeedRow> | undefined =>
  branches.length === 0
    ? undefined
    : toStatement(
        Prisma.join(
          branches.map((branch) => Prisma.sql`(${branch})`),
          ' UNION ALL ',
        ),
      );

/**
 * Excludes no row, because an awaited supplier always has a time in "waitingSince". With this condition PostgreSQL can
 * use the partial index on that column to read the first rows.
 */
const WAITING = {
  condition: Prisma.sql`AND s."waitingSince" IS NOT NULL`,
  since: Prisma.sql`s."waitingSince"`,
};
const ANY = { condition: Prisma.empty, since: Prisma.sql`coalesce(s."waitingSince", s."createdAt")` };

/**
 * Selects the count and the first rows of one kind of pending work on suppliers. Includes active workflows only, so
 * that the count equals the length of the linked list. The count runs in a subquery, which needs no order and stops at
 * `LIST_WINDOW`.
 */
function supplierBranch(companyId: string, need: SupplierNeed, now: Date): Prisma.Sql {
  const filter = supplierNeedFilter(need);
  const matching = Prisma.sql`"Supplier" s WHERE ${activeSuppliersCondition(companyId, filter, now)}`;
  const { condition, since } = filter.waiting_for || filter.waiting_side ? WAITING : ANY;
  return Prisma.sql`
    SELECT ${need}::text AS "need",
      (SELECT count(*)::int FROM (SELECT FROM ${matching} ${COUNTED_ROWS}) counted) AS "n",
      s."id", s."workflowId", s."id" AS "supplierId", s."companyName" AS "name", ${since} AS "since",
      NULL::text AS "dueDate"
    FROM ${matching} ${condition}
    ORDER BY ${since}, s."id" LIMIT ${SHOWN}`;
}

/**
 * Selects the count and the first rows of one kind of pending work on hits, in the default order of the page of hits.
 */
function hitBranch(scope: HitScope, need: HitNeed): Prisma.Sql {
  const condition = hitConditions(HIT_NEEDS[need], scope);
  return Prisma.sql`
    SELECT ${need}::text AS "need",
      (SELECT count(*)::int FROM (SELECT FROM ${HITS} WHERE ${condition} ${COUNTED_ROWS}) counted) AS "n",
      h."id", h."workflowId", h."supplierId", h."name", h."foundAt" AS "since", NULL::text AS "dueDate"
    FROM ${HITS} WHERE ${condition}
    ORDER BY ${hitOrder('score', 'DESC')} LIMIT ${SHOWN}`;
}

export const selectSupplierNeeds = (companyId: string, needs: readonly SupplierNeed[], now: Date) =>
  inOneStatement(needs.map((need) => supplierBranch(companyId, need, now)));

export const selectHitNeeds = (scope: Omit<HitScope, 'memberIds'>, needs: readonly HitNeed[]) =>
  // `memberIds` may be empty, because it only affects filtering and sorting by owner, and no kind of work on hits does
  // either.
  inOneStatement(needs.map((need) => hitBranch({ ...scope, memberIds: [] }, need)));

export function selectDueWorkflows(companyId: string, now: Date): Statement<NeedRow> {
  const from = lastDayGoingOn(now);
  const to = lastDayGoingOn(new Date(now.getTime() + DUE_DAYS * DAY));
  return toStatement(Prisma.sql`
    SELECT 'due_soon' AS "need", count(*) OVER ()::int AS "n", w."id", w."id" AS "workflowId", NULL AS "supplierId",
      w."title" AS "name", NULL AS "since", to_char(w."dueDate", 'YYYY-MM-DD') AS "dueDate"
    FROM "Workflow" w
    WHERE w."companyId" = ${companyId}::uuid AND w."status" = 'active'
      AND w."dueDate" BETWEEN ${from}::date AND ${to}::date
    ORDER BY w."dueDate", w."id" LIMIT ${SHOWN_WORKFLOWS}`);
}
