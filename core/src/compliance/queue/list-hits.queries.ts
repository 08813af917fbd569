import { LIST_WINDOW, MORE_THAN_WINDOW, requireInWindow } from '@homologa/domain/catalog/list-window';
import { canListHits } from '@homologa/domain/compliance/compliance.policy';
import { HIT_QUEUES, type HitQueue } from '@homologa/domain/compliance/hit-queue';
import type { HitFilter, HitSortField } from '@homologa/domain/compliance/hit-queue.contract';
import type { HitDecision, HitState } from '@homologa/domain/screenings/screening-rules';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import { authorize, requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type Statement, toStatement } from '../../kernel/database/statement';
import { HITS, type HitScope, hitConditions, pageOfHits } from './hit-conditions.queries';

interface Person {
  id: string;
  name: string;
}

interface HitColumns {
  id: string;
  supplierId: string;
  workflowId: string;
  companyName: string;
  workflowTitle: string;
  isCheck: boolean;
  ownerId: string | null;
  party: string;
  entryKey: string;
  name: string;
  listCode: string;
  listTitle: string;
  score: number;
  entries: number;
  state: HitState;
  decision: HitDecision | null;
  decidedById: string | null;
  decidedAt: Date | null;
  foundAt: Date;
}

export interface QueuedHit extends Omit<HitColumns, 'ownerId' | 'decidedById'> {
  owner: Person | null;
  decidedBy: Person | null;
  isOwn: boolean;
}

export type HitListQuery = ListQuery<HitSortField, HitFilter>;

/**
 * Counting stops one row beyond `LIST_WINDOW`, the number of rows that users can reach by paging: that extra row proves
 * that more rows match.
 */
const COUNTED_ROWS = Prisma.raw(`LIMIT ${LIST_WINDOW + 1}`);

/** True if the filter selects a whole tab, whose number of hits the counters know. */
const isWholeTab = ({ queue: _queue, ...narrower }: HitFilter): boolean =>
  Object.values(narrower).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

function countHits(filter: HitFilter, scope: HitScope): Statement<{ n: number }> {
  if (!isWholeTab(filter)) {
    return toStatement(Prisma.sql`
      SELECT count(*)::int AS n FROM (
        SELECT FROM ${HITS} WHERE ${hitConditions(filter, scope)} ${COUNTED_ROWS}) counted`);
  }
  return toStatement(Prisma.sql`
    SELECT least(coalesce(sum("n"), 0), ${LIST_WINDOW + 1})::int AS n FROM "SupplierStat"
    WHERE "companyId" = ${scope.companyId}::uuid AND "dim" = 'hits' AND "val" = ${filter.queue ?? 'open'}`);
}

/**
 * GET /api/hits: lists a page of the company's hits, with one row per group of list entries of the same person or
 * company (reference 10.12). Throws `forbidden`, `page_out_of_window`.
 */
export async function listHits(
  ctx: Context,
  { sort, range, filter }: HitListQuery,
): Promise<{ hits: QueuedHit[]; total: number }> {
  const { scope, members } = await readScope(ctx);
  const { start, end } = range;
  // For a page beyond `LIST_WINDOW`, the query reads only the total, which decides whether to throw
  // `page_out_of_window`.
  const size = start < LIST_WINDOW ? end + 1 - start : 0;
  const { page, counted } = await ctx.db.hot(scope.companyId).all({
    page: toStatement<HitColumns>(Prisma.sql`
      SELECT h."id", h."supplierId", h."workflowId", s."companyName", w."title" AS "workflowTitle",
        w."holdsChecks" AS "isCheck", h."ownerId", h."party", h."entryKey", h."name", h."listCode", h."listTitle",
        h."score", h."entries", h."state", h."decision", h."decidedById", h."decidedAt", h."foundAt"
      FROM (${pageOfHits(filter, scope, sort, { size, start })}) h
        JOIN "Supplier" s ON s."id" = h."supplierId" AND s."companyId" = h."companyId"
        JOIN "Workflow" w ON w."id" = h."workflowId" AND w."companyId" = h."companyId"
      ORDER BY h."place"`),
    counted: countHits(filter, scope),
  });
  const total = counted[0]?.n ?? 0;
  requireInWindow(start, total > LIST_WINDOW ? Number.MAX_SAFE_INTEGER : total);
  const hits = page.map(({ ownerId, decidedById, ...hit }) => ({
    ...hit,
    owner: findMember(members, ownerId, true),
    decidedBy: findMember(members, decidedById, false),
    isOwn: decidedById === scope.userId,
  }));
  return { hits, total };
}

export interface HitSummary {
  counts: Record<HitQueue, number>;
  toConfirm: number;
  lists: { code: string; title: string }[];
  owners: Person[];
}

/** Jumps through the index from one watchlist to the next, because a company has few watchlists but many hits. */
const selectLists = (companyId: string): Statement<{ code: string; title: string }> => {
  const ofCompany = Prisma.sql`"ScreeningHit" h WHERE h."companyId" = ${companyId}::uuid AND h."entries" > 0`;
  const code = Prisma.sql`h."listCode" COLLATE "C"`;
  return toStatement(Prisma.sql`
    WITH RECURSIVE list AS (
      (SELECT ${code} AS code FROM ${ofCompany} AND ${code} > '' ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT ${code} FROM ${ofCompany} AND ${code} > list.code ORDER BY 1 LIMIT 1) FROM list
      WHERE list.code IS NOT NULL
    )
    SELECT list.code, named.title FROM list CROSS JOIN LATERAL (
      SELECT h."listTitle" COLLATE "C" AS title FROM ${ofCompany} AND ${code} = list.code ORDER BY 1 DESC LIMIT 1) named
    ORDER BY 2, 1`);
};

/** GET /api/hits/summary: returns the number of hits per tab, and the watchlists and owners that the filters offer. */
export async function getHitSummary(ctx: Context): Promise<HitSummary> {
  const { scope, members } = await readScope(ctx);
  const rows = await ctx.db.hot(scope.companyId).all({
    counters: toStatement<{ dim: string; val: string; n: number }>(Prisma.sql`
      SELECT "dim", "val", sum("n")::int AS n FROM "SupplierStat"
      WHERE "companyId" = ${scope.companyId}::uuid AND "dim" IN ('hits', 'hits_proposed') GROUP BY 1, 2`),
    lists: selectLists(scope.companyId),
    // Probes the index once per member: a company may have a hundred thousand checks, and reading all of them would be
    // too slow.
    owners: toStatement<{ id: string }>(Prisma.sql`
      SELECT m.id FROM unnest(${scope.memberIds}::uuid[]) AS m(id)
      WHERE EXISTS (
        SELECT FROM "Workflow" w WHERE w."companyId" = ${scope.companyId}::uuid AND w."createdById" = m.id
          AND w."status" <> 'draft' AND NOT w."holdsChecks"
      ) OR EXISTS (
        SELECT FROM "ComplianceCheck" c WHERE c."companyId" = ${scope.companyId}::uuid AND c."requestedById" = m.id
          AND c."turnedAt" IS NULL
      )`),
  });
  const owners = new Set(rows.owners.map(({ id }) => id));
  const sumOf = (dim: string, isCounted: (val: string) => boolean): number => {
    const sum = rows.counters.reduce((all, one) => (one.dim === dim && isCounted(one.val) ? all + one.n : all), 0);
    return Math.min(sum, MORE_THAN_WINDOW);
  };
  return {
    counts: Object.fromEntries(HIT_QUEUES.map((queue) => [queue, sumOf('hits', (val) => val === queue)])) as Record<
      HitQueue,
      number
    >,
    toConfirm: sumOf('hits_proposed', (val) => val !== scope.userId),
    lists: rows.lists,
    owners: members.filter(({ id }) => owners.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

type Member = Person & { isActive: boolean };

/**
 * Reads members without the tenant's row-level security, because users belong to no company; the condition on
 * `companyId` limits the rows.
 */
async function readScope(ctx: Context): Promise<{ scope: HitScope; members: Member[] }> {
  const { user, companyId } = requireMember(ctx.actor);
  authorize(canListHits(ctx.actor, companyId));
  const members = await ctx.db.read.$queryRaw<Member[]>`
    SELECT u."id", u."name", m."active" AS "isActive" FROM "Membership" m JOIN "User" u ON u."id" = m."userId"
    WHERE m."companyId" = ${companyId}::uuid AND m."joinedAt" IS NOT NULL ORDER BY u."name", u."id"`;
  const memberIds = members.filter(({ isActive }) => isActive).map(({ id }) => id);
  return { scope: { companyId, userId: user.userId, memberIds, now: ctx.now() }, members };
}

function findMember(members: readonly Member[], id: string | null, mustBeActive: boolean): Person | null {
  const member = members.find((one) => one.id === id && (one.isActive || !mustBeActive));
  return member ? { id: member.id, name: member.name } : null;
}
