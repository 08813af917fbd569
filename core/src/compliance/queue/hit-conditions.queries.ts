import type { HitQueue, Proposer } from '@homologa/domain/compliance/hit-queue';
import type { HitFilter, HitSortField } from '@homologa/domain/compliance/hit-queue.contract';
import type { HitBand } from '@homologa/domain/screenings/screening-rules';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';

export interface HitScope {
  companyId: string;
  userId: string;
  /** Active members of the company, ordered by name: the possible owners of a hit. */
  memberIds: string[];
  now: Date;
}

/** Must equal the expression of the indexes on "ScreeningHit"; otherwise each page sorts the whole queue. */
const QUEUE = Prisma.sql`(CASE WHEN h."state" IN ('confirmed', 'cleared') THEN 'settled' ELSE h."state" END)`;

const STORED: Readonly<Record<HitQueue, string>> = { open: 'undecided', proposed: 'proposed', settled: 'settled' };

/** Hits that need work: excludes archived suppliers and draft workflows. */
export const QUEUED_HITS = Prisma.sql`
  "ScreeningHit" h
  JOIN "Supplier" s ON s."id" = h."supplierId" AND s."companyId" = h."companyId" AND s."displayStatus" <> 'archived'
  JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = h."companyId" AND w."status" <> 'draft'
  LEFT JOIN "ComplianceCheck" c ON c."supplierId" = s."id"`;

/**
 * Owner of a hit: the user who requested the compliance check, or the workflow's creator for hits of other suppliers.
 * All checks share one workflow, whose creator does not own the hits of the checks.
 */
export const OWNER = Prisma.sql`(CASE WHEN w."holdsChecks" THEN c."requestedById" ELSE w."createdById" END)`;

const BANDS: Readonly<Record<HitBand, Prisma.Sql>> = {
  strong: Prisma.sql`h."score" >= 0.9`,
  probable: Prisma.sql`(h."score" >= 0.8 AND h."score" < 0.9)`,
  possible: Prisma.sql`h."score" < 0.8`,
};

const PROPOSED: Readonly<Record<Proposer, Prisma.Sql>> = { me: Prisma.sql`=`, others: Prisma.sql`<>` };

const DAY = 86_400_000;

/** Matches hits of an owner. `nobody` matches hits without an owner or whose owner is no longer an active member. */
const ownerCondition = (owner: string, memberIds: string[]): Prisma.Sql => {
  if (owner !== 'nobody') {
    return memberIds.includes(owner) ? Prisma.sql`${OWNER} = ${owner}::uuid` : Prisma.sql`false`;
  }
  return Prisma.sql`(${OWNER} IS NULL OR ${OWNER} <> ALL(${memberIds}::uuid[]))`;
};

/** Suppliers are found with their trigram index; names of list entries are compared row by row. */
const searchCondition = (term: string): Prisma.Sql => Prisma.sql`
  (s."id" IN (SELECT search_supplier_ids(${term})) OR search_fold(h."name") LIKE ANY(search_patterns(${term})))`;

export function hitConditions(filter: HitFilter, scope: HitScope): Prisma.Sql {
  const { q, queue = 'open', band, list, owner, min_days: days, supplier_id: suppliers, proposed_by: by } = filter;
  const term = q?.trim();
  const conditions = [
    Prisma.sql`h."companyId" = ${scope.companyId}::uuid`,
    Prisma.sql`h."entries" > 0`,
    Prisma.sql`${QUEUE} = ${STORED[queue]}`,
    ...(band?.length
      ? [
          Prisma.sql`(${Prisma.join(
            band.map((one) => BANDS[one]),
            ' OR ',
          )})`,
        ]
      : []),
    ...(list?.length ? [Prisma.sql`h."listCode" = ANY(${list}::text[])`] : []),
    ...(owner ? [ownerCondition(owner, scope.memberIds)] : []),
    ...(days ? [Prisma.sql`h."foundAt" <= ${new Date(scope.now.getTime() - days * DAY)}`] : []),
    ...(suppliers ? [Prisma.sql`h."supplierId" = ANY(${suppliers}::uuid[])`] : []),
    ...(by ? [Prisma.sql`h."decidedById" ${PROPOSED[by]} ${scope.userId}::uuid`] : []),
    ...(term ? [searchCondition(term)] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

const SORT_KEYS: Readonly<Record<HitSortField, (scope: HitScope) => Prisma.Sql>> = {
  score: () => Prisma.sql`h."score"`,
  found_at: () => Prisma.sql`h."foundAt"`,
  list: () => Prisma.sql`h."listTitle" COLLATE "C"`,
  // Sorts by the owner's place in `memberIds`, which is ordered by name; hits without an owner come last.
  owner: ({ memberIds }) =>
    Prisma.sql`coalesce(array_position(${memberIds}::uuid[], ${OWNER}), ${memberIds.length + 1})`,
};

export function hitOrder(field: HitSortField, order: SortOrder, scope: HitScope): Prisma.Sql {
  const direction = order === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`${SORT_KEYS[field](scope)} ${direction}, h."id" ${direction}`;
}
