import type { Proposer } from '@homologa/domain/compliance/hit-queue';
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

/** First row of each group of entries. Triggers store its tab, workflow and owner (docs/decisions.md 80). */
export const HITS = Prisma.sql`"ScreeningHit" h`;

const BANDS: Readonly<Record<HitBand, Prisma.Sql>> = {
  strong: Prisma.sql`h."score" >= 0.9`,
  probable: Prisma.sql`(h."score" >= 0.8 AND h."score" < 0.9)`,
  possible: Prisma.sql`h."score" < 0.8`,
};

const PROPOSED: Readonly<Record<Proposer, Prisma.Sql>> = { me: Prisma.sql`=`, others: Prisma.sql`<>` };

/** Repeats the predicate of the index on proposers, without which PostgreSQL cannot use the index. */
const proposerCondition = (by: Proposer, userId: string): Prisma.Sql =>
  Prisma.sql`h."decidedById" ${PROPOSED[by]} ${userId}::uuid AND h."entries" > 0 AND h."state" = 'proposed'`;

const DAY = 86_400_000;

/** Matches hits of an owner. `nobody` matches hits without an owner or whose owner is no longer an active member. */
const ownerCondition = (owner: string, memberIds: string[]): Prisma.Sql => {
  if (owner !== 'nobody') {
    return memberIds.includes(owner) ? Prisma.sql`h."ownerId" = ${owner}::uuid` : Prisma.sql`false`;
  }
  return Prisma.sql`(h."ownerId" IS NULL OR h."ownerId" <> ALL(${memberIds}::uuid[]))`;
};

/** Suppliers are found with their trigram index; names of list entries are compared row by row. */
const searchCondition = (term: string): Prisma.Sql => Prisma.sql`
  (h."supplierId" IN (SELECT search_supplier_ids(${term})) OR search_fold(h."name") LIKE ANY(search_patterns(${term})))`;

export function hitConditions(filter: HitFilter, scope: HitScope): Prisma.Sql {
  const { q, queue = 'open', band, list, owner, min_days: days, supplier_id: suppliers, proposed_by: by } = filter;
  const term = q?.trim();
  const conditions = [
    Prisma.sql`h."companyId" = ${scope.companyId}::uuid`,
    Prisma.sql`h."queue" = ${queue}`,
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
    ...(by ? [proposerCondition(by, scope.userId)] : []),
    ...(term ? [searchCondition(term)] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

type Column = Exclude<HitSortField, 'owner'>;

const SORT_COLUMNS: Readonly<Record<Column, Prisma.Sql>> = {
  score: Prisma.sql`h."score"`,
  found_at: Prisma.sql`h."foundAt"`,
  list: Prisma.sql`h."listTitle" COLLATE "C"`,
};

const directionOf = (order: SortOrder): Prisma.Sql => (order === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`);

export const hitOrder = (field: Column, order: SortOrder): Prisma.Sql =>
  Prisma.sql`${SORT_COLUMNS[field]} ${directionOf(order)}, h."id" ${directionOf(order)}`;

interface Slice {
  size: number;
  start: number;
}

/** Selects the rows of a page with `place`, their position in the page's order. */
export function pageOfHits(
  filter: HitFilter,
  scope: HitScope,
  { field, order }: { field: HitSortField; order: SortOrder },
  slice: Slice,
): Prisma.Sql {
  if (field === 'owner') return pageByOwner(filter, scope, order, slice);
  return Prisma.sql`
    SELECT h.*, row_number() OVER (ORDER BY ${hitOrder(field, order)}) AS "place"
    FROM ${HITS} WHERE ${hitConditions(filter, scope)}
    ORDER BY ${hitOrder(field, order)} LIMIT ${slice.size} OFFSET ${slice.start}`;
}

/**
 * Orders by the owner's position in `memberIds`, which is sorted by name; hits without an active owner come last. Jumps
 * through the index from one owner to the next and takes the first hits of each, because sorting the whole tab by a
 * position that is in no index is slow.
 */
function pageByOwner(filter: HitFilter, scope: HitScope, order: SortOrder, { size, start }: Slice): Prisma.Sql {
  const { companyId, memberIds } = scope;
  const direction = directionOf(order);
  const inTab = Prisma.sql`${HITS} WHERE h."companyId" = ${companyId}::uuid AND h."queue" = ${filter.queue ?? 'open'}`;
  const first = (owner: Prisma.Sql) => Prisma.sql`
    SELECT h.* FROM ${HITS} WHERE ${hitConditions(filter, scope)} AND h."ownerId" ${owner}
    ORDER BY h."id" ${direction} LIMIT ${start + size}`;
  const last = memberIds.length + 1;
  return Prisma.sql`
    SELECT h.*, row_number() OVER (ORDER BY h."rank" ${direction}, h."id" ${direction}) AS "place" FROM (
      WITH RECURSIVE owner AS (
        (SELECT h."ownerId" AS "id" FROM ${inTab} AND h."ownerId" IS NOT NULL ORDER BY 1 LIMIT 1)
        UNION ALL
        SELECT (SELECT h."ownerId" FROM ${inTab} AND h."ownerId" > owner."id" ORDER BY 1 LIMIT 1) FROM owner
        WHERE owner."id" IS NOT NULL
      )
      SELECT owned.*, coalesce(array_position(${memberIds}::uuid[], owner."id"), ${last}) AS "rank"
      FROM owner CROSS JOIN LATERAL (${first(Prisma.sql`= owner."id"`)}) owned
      UNION ALL
      SELECT nobodys.*, ${last} AS "rank" FROM (${first(Prisma.sql`IS NULL`)}) nobodys
    ) h ORDER BY "place" LIMIT ${size} OFFSET ${start}`;
}
