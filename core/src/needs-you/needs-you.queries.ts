import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import {
  DUE_DAYS,
  HIT_NEEDS,
  isSupplierNeed,
  NEEDS,
  type Need,
  type SupplierNeed,
  supplierNeedFilter,
} from '@homologa/domain/needs-you/needs';
import { lastDayGoingOn } from '@homologa/domain/workflows/due-date';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { Prisma } from '@homologa/prisma/client';
import { listHits } from '../compliance/queue/list-hits.queries';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { type Statement, toStatement } from '../kernel/database/statement';
import { activeSuppliersCondition } from '../suppliers/list/condition.queries';

interface NeedItem {
  workflowId: string;
  supplierId: string | null;
  name: string;
  since: Date | null;
  dueDate: string | null;
}

export interface NeedGroup {
  need: Need;
  count: number;
  first: NeedItem[];
}

interface NeedRow extends NeedItem {
  n: number;
}

const SHOWN = 5;
/** No list can be filtered by due date: the page itself shows the workflows. */
const SHOWN_WORKFLOWS = 50;
const DAY = 86_400_000;

/** One row beyond the window shows that there are more. */
const COUNTED_ROWS = Prisma.raw(`LIMIT ${LIST_WINDOW + 1}`);

/** Like the list of all suppliers, of active workflows only: numbers would otherwise differ from their lists. */
const selectSuppliers = (companyId: string, need: SupplierNeed, now: Date): Statement<NeedRow> =>
  toStatement(Prisma.sql`
    WITH matched AS (
      SELECT s."id", s."workflowId", s."companyName", coalesce(s."waitingSince", s."createdAt") AS "since"
      FROM "Supplier" s
      WHERE ${activeSuppliersCondition(companyId, supplierNeedFilter(need), now)}
      ${COUNTED_ROWS})
    SELECT (SELECT count(*)::int FROM matched) AS "n", m."workflowId", m."id" AS "supplierId", m."companyName" AS "name",
      m."since", NULL AS "dueDate"
    FROM matched m ORDER BY m."since", m."id" LIMIT ${SHOWN}`);

const selectDueWorkflows = (companyId: string, now: Date): Statement<NeedRow> => {
  const from = lastDayGoingOn(now);
  const to = lastDayGoingOn(new Date(now.getTime() + DUE_DAYS * DAY));
  return toStatement(Prisma.sql`
    SELECT count(*) OVER ()::int AS "n", w."id" AS "workflowId", NULL AS "supplierId", w."title" AS "name",
      NULL AS "since", to_char(w."dueDate", 'YYYY-MM-DD') AS "dueDate"
    FROM "Workflow" w
    WHERE w."companyId" = ${companyId}::uuid AND w."status" = 'active'
      AND w."dueDate" BETWEEN ${from}::date AND ${to}::date
    ORDER BY w."dueDate", w."id" LIMIT ${SHOWN_WORKFLOWS}`);
};

/** GET /api/needs-you: what waits for the company, the kinds of which there are any, in the order of `NEEDS`. */
export async function getNeedsYou(ctx: Context): Promise<NeedGroup[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  const suppliers = (need: SupplierNeed) => selectSuppliers(companyId, need, ctx.now());
  const [rows, ...hits] = await Promise.all([
    ctx.db.hot(companyId).all({
      decision: suppliers('decision'),
      another_number: suppliers('another_number'),
      proof_rejected: suppliers('proof_rejected'),
      not_delivered: suppliers('not_delivered'),
      not_opened: suppliers('not_opened'),
      due_soon: selectDueWorkflows(companyId, ctx.now()),
    }),
    readHits(ctx, 'hits'),
    readHits(ctx, 'proposals'),
  ]);
  const groupOf = (need: Need): NeedGroup => {
    const found = hits.find((group) => group.need === need);
    if (found) return found;
    const read = isSupplierNeed(need) ? rows[need] : rows.due_soon;
    return { need, count: read[0]?.n ?? 0, first: read.map(({ n: _n, ...item }) => item) };
  };
  return NEEDS.map(groupOf).filter(({ count }) => count > 0);
}

/** By the queue's own step, so that number and order are those of the page of hits. */
async function readHits(ctx: Context, need: Extract<Need, 'hits' | 'proposals'>): Promise<NeedGroup> {
  const { hits, total } = await listHits(ctx, {
    filter: HIT_NEEDS[need],
    sort: { field: 'score', order: 'DESC' },
    range: { start: 0, end: SHOWN - 1 },
  });
  const first = hits.map(({ workflowId, supplierId, name, foundAt }) => ({
    workflowId,
    supplierId,
    name,
    since: foundAt,
    dueDate: null,
  }));
  return { need, count: Math.min(total, LIST_WINDOW + 1), first };
}
