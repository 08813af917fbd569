import { industryKey, industryNamesLike } from '@homologa/domain/catalog/industry-words';
import { financialStrengthGroup } from '@homologa/domain/catalog/scales';
import { canListWorkflows, canSeeDrafts } from '@homologa/domain/workflows/workflow.policy';
import type { Activity, WorkflowStatus } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { isId } from '../kernel/ids';
import { countUndelivered } from '../suppliers/list/count.queries';
import { IS_EMPTY_DRAFT } from './empty-drafts';
import { namedScores, type ScoreGroup } from './statistics/score-statistics.queries';

const TOP_GROUPS = 5;
const TOP_INDUSTRIES = 3;
const MAX_INDUSTRIES = 50;
const NEWEST_ACTIVITIES = 10;
const MAX_ACTIVITIES = 100;
const OTHER = 'other';

export type ActivityRow = Activity;

interface CountGroup {
  key: string;
  count: number;
}

export interface Statistics {
  workflows: Record<WorkflowStatus, number>;
  suppliersTotal: number;
  supplierStatus: CountGroup[];
  newHits: number;
  undeliveredInvitations: number;
  country: CountGroup[];
  financialStrength: CountGroup[];
  industry: CountGroup[];
  riskIndicator: CountGroup[];
  racRiskIndicator: CountGroup[];
  commercialScore: CountGroup[];
  scores: ScoreGroup[];
  activities: Activity[];
}

/**
 * Returns the dashboard figures of the workflows in `ids`, or of all active workflows. Ignores ids that are unknown, of
 * another company or of a draft that is hidden from the actor. Reads the counters.
 */
export async function getStatistics(ctx: Context, ids: string[] | undefined): Promise<Statistics> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  return ctx.db.lagging(companyId, async (tx) => {
    const { chosen, workflows } = await chooseWorkflows(ctx, tx, companyId, ids);
    const counters = await tx.supplierStat.groupBy({
      by: ['dim', 'val'],
      where: { companyId, workflowId: { in: chosen } },
      _sum: { n: true },
    });
    const groups = (dim: string, keyOf = (val: string) => val): CountGroup[] => {
      const counted = counters.filter((counter) => counter.dim === dim);
      const merged = mergeGroups(
        counted.map(({ val, _sum }) => ({ key: val, count: _sum.n ?? 0 })),
        keyOf,
      );
      return merged.filter(({ count }) => count > 0);
    };
    return {
      workflows,
      newHits: await countNewHits(tx, companyId, chosen),
      undeliveredInvitations: await countUndelivered(tx, companyId, chosen, ctx.now()),
      suppliersTotal: groups('total')[0]?.count ?? 0,
      supplierStatus: topGroups(groups('status'), TOP_GROUPS),
      country: topGroups(groups('country'), TOP_GROUPS),
      financialStrength: topGroups(groups('financial_strength', financialStrengthGroup), TOP_GROUPS),
      industry: topGroups(groups('industry', industryKey), TOP_INDUSTRIES),
      riskIndicator: topGroups(groups('risk_indicator'), TOP_GROUPS),
      racRiskIndicator: topGroups(groups('rac_risk_indicator'), TOP_GROUPS),
      commercialScore: topGroups(groups('commercial_score'), TOP_GROUPS),
      scores: await namedScores(tx, companyId, chosen, groups('score_outcome')),
      activities: await newestActivities(tx, companyId, chosen, NEWEST_ACTIVITIES),
    };
  });
}

/**
 * Lists the 50 most frequent industries whose name contains the text, ignoring case and accents; a known industry is
 * also found by its names in the other languages. Reads the counters.
 */
export async function listIndustries(ctx: Context, ids: string[] | undefined, text: string): Promise<CountGroup[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  return ctx.db.lagging(companyId, async (tx) => {
    const { chosen } = await chooseWorkflows(ctx, tx, companyId, ids);
    const found = await tx.$queryRaw<CountGroup[]>`
      SELECT "val" AS "key", sum("n")::int AS "count" FROM "SupplierStat"
      WHERE "companyId" = ${companyId}::uuid AND "dim" = 'industry' AND "workflowId" = ANY(${chosen}::uuid[])
        AND "val" <> ''
        AND (position(search_fold(${text}) IN search_fold("val")) > 0 OR "val" = ANY(${industryNamesLike(text)}::text[]))
      GROUP BY "val" HAVING sum("n") > 0 ORDER BY 2 DESC, 1 LIMIT ${MAX_INDUSTRIES}`;
    return mergeGroups(found, industryKey).sort(byCount);
  });
}

export async function listActivities(ctx: Context, ids: string[] | undefined): Promise<Activity[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canListWorkflows(ctx.actor, companyId));
  return ctx.db.lagging(companyId, async (tx) => {
    const { chosen } = await chooseWorkflows(ctx, tx, companyId, ids);
    return newestActivities(tx, companyId, chosen, MAX_ACTIVITIES);
  });
}

const byCount = (a: CountGroup, b: CountGroup): number => b.count - a.count || (a.key < b.key ? -1 : 1);

function mergeGroups(groups: readonly CountGroup[], keyOf: (val: string) => string): CountGroup[] {
  const counts = new Map<string, number>();
  for (const { key, count } of groups) counts.set(keyOf(key), (counts.get(keyOf(key)) ?? 0) + count);
  return [...counts].map(([key, count]) => ({ key, count }));
}

function topGroups(groups: readonly CountGroup[], limit: number): CountGroup[] {
  const named = groups.filter(({ key }) => key !== OTHER).sort(byCount);
  const rest = [...groups.filter(({ key }) => key === OTHER), ...named.slice(limit)];
  const other = rest.reduce((sum, { count }) => sum + count, 0);
  return [...named.slice(0, limit), ...(other > 0 ? [{ key: OTHER, count: other }] : [])];
}

async function countNewHits(tx: Tx, companyId: string, workflowIds: string[]): Promise<number> {
  const [row] = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Supplier"
    WHERE "companyId" = ${companyId}::uuid AND "workflowId" = ANY(${workflowIds}::uuid[]) AND "newHits" > 0
      AND "status" <> 'archived'`;
  return row?.n ?? 0;
}

async function chooseWorkflows(ctx: Context, tx: Tx, companyId: string, ids: string[] | undefined) {
  const seen = await tx.workflow.findMany({
    where: {
      companyId,
      ...(ids ? { id: { in: ids.filter(isId) } } : { holdsChecks: false }),
      ...(canSeeDrafts(ctx.actor, companyId) ? {} : { status: { not: 'draft' } }),
    },
    select: { id: true, status: true },
  });
  const workflows: Record<WorkflowStatus, number> = { draft: 0, active: 0, closed: 0 };
  for (const { status } of seen) workflows[status] += 1;
  const named = seen.filter(({ status }) => status === 'draft').map(({ id }) => id);
  if (named.length > 0) workflows.draft -= await countEmptyDrafts(tx, companyId, named);
  const chosen = seen.filter(({ status }) => ids !== undefined || status === 'active').map(({ id }) => id);
  return { chosen, workflows };
}

async function countEmptyDrafts(tx: Tx, companyId: string, ids: string[]): Promise<number> {
  const [row] = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Workflow" w
    WHERE w."companyId" = ${companyId}::uuid AND w."id" = ANY(${ids}::uuid[]) AND ${IS_EMPTY_DRAFT}`;
  return row?.n ?? 0;
}

const newestActivities = (tx: Tx, companyId: string, workflowIds: string[], take: number): Promise<Activity[]> =>
  tx.activity.findMany({
    where: { companyId, workflowId: { in: workflowIds } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
