import { LIST_WINDOW, requireInWindow } from '@homologa/domain/catalog/list-window';
import type {
  ComplianceCheckFilter,
  ComplianceCheckSort,
} from '@homologa/domain/compliance/checks/compliance-check.contract';
import { canReadChecks } from '@homologa/domain/compliance/compliance.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { HolderKind } from '@homologa/domain/screenings/asked-shareholder';
import type { ScreeningReview, ScreeningStatus } from '@homologa/domain/screenings/screening-status';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { toStatement } from '../../kernel/database/statement';

export interface CheckRecord {
  id: string;
  workflowId: string;
  workflowTitle: string;
  name: string;
  kind: HolderKind;
  country: string;
  taxId: string;
  birthDate: string | null;
  shareholders: string[];
  screeningStatus: ScreeningStatus | null;
  screeningReview: ScreeningReview[];
  requestedByName: string;
  requestedAt: Date;
  turnedAt: Date | null;
}

type Query = ListQuery<ComplianceCheckSort, ComplianceCheckFilter>;

const COLUMNS = Prisma.sql`s."id", s."workflowId", w."title" AS "workflowTitle", s."companyName" AS "name", c."kind",
  s."country", s."taxId", c."birthDate", s."shareholders", s."screeningStatus", s."screeningReview",
  c."requestedByName", c."requestedAt", c."turnedAt"`;
const CHECKS = Prisma.sql`"ComplianceCheck" c
  JOIN "Supplier" s ON s."id" = c."supplierId" AND s."companyId" = c."companyId"
  JOIN "Workflow" w ON w."id" = s."workflowId"`;
const CHECKED = Prisma.sql`"ComplianceCheck" c
  JOIN "Supplier" s ON s."id" = c."supplierId" AND s."companyId" = c."companyId"`;
const ASCENDING = Prisma.sql`ASC`;
const DESCENDING = Prisma.sql`DESC`;
/**
 * Counting stops one row beyond `LIST_WINDOW`, the number of rows that users can reach by paging: that extra row proves
 * that more rows match.
 */
const COUNTED_ROWS = Prisma.raw(`LIMIT ${LIST_WINDOW + 1}`);
const SORT: Readonly<Record<ComplianceCheckSort, Prisma.Sql>> = {
  requested_at: Prisma.sql`c."requestedAt"`,
  name: Prisma.sql`s."companyNameFold" COLLATE "C"`,
};

function conditions(companyId: string, filter: ComplianceCheckFilter): Prisma.Sql {
  const all = [Prisma.sql`c."companyId" = ${companyId}::uuid`];
  if (filter.id) all.push(Prisma.sql`c."supplierId" = ANY(${filter.id}::uuid[])`);
  if (filter.kind) all.push(Prisma.sql`c."kind" = ANY(${filter.kind}::text[])`);
  if (filter.screen_status)
    all.push(Prisma.sql`coalesce(s."screeningStatus", 'none') = ANY(${filter.screen_status}::text[])`);
  const term = filter.q?.trim();
  if (term) {
    all.push(Prisma.sql`s."id" IN (SELECT search_supplier_ids(${term}))`);
  }
  return Prisma.join(all, ' AND ');
}

/**
 * Orders by id within the same time. Checks of one request share their time, and their ids ascend in the order of the
 * request.
 */
const orderOf = ({ field, order }: Query['sort'], isFromEnd = false): Prisma.Sql => {
  const isUp = (order === 'ASC') !== isFromEnd;
  return Prisma.sql`${SORT[field]} ${isUp ? ASCENDING : DESCENDING}, c."supplierId" ${isFromEnd ? DESCENDING : ASCENDING}`;
};

interface Slice {
  size: number;
  skip: number;
  isFromEnd?: boolean;
}

/** Selects the ids of the page first, so that skipped rows need no join with their suppliers. */
function selectChecks({ sort, filter }: Query, where: Prisma.Sql, { size, skip, isFromEnd }: Slice) {
  const isOfSupplier = sort.field === 'name' || filter.screen_status !== undefined || Boolean(filter.q?.trim());
  return toStatement<CheckRecord>(Prisma.sql`
    WITH page AS (SELECT ARRAY(
      SELECT c."supplierId" FROM ${isOfSupplier ? CHECKED : Prisma.sql`"ComplianceCheck" c`} WHERE ${where}
      ORDER BY ${orderOf(sort, isFromEnd)} LIMIT ${size} OFFSET ${skip}) AS ids)
    SELECT ${COLUMNS} FROM unnest((SELECT ids FROM page)) WITH ORDINALITY AS page (id, place)
    JOIN (${CHECKS}) ON c."supplierId" = page.id
    ORDER BY page.place ${isFromEnd ? DESCENDING : ASCENDING}`);
}

const countChecks = ({ filter }: Query, where: Prisma.Sql, most: Prisma.Sql) =>
  toStatement<{ n: number }>(Prisma.sql`
    SELECT count(*)::int AS n FROM (
      SELECT FROM ${filter.screen_status || filter.q?.trim() ? CHECKED : Prisma.sql`"ComplianceCheck" c`}
      WHERE ${where} ${most}) counted`);

/**
 * Lists a page of the company's checks. A page that starts before `LIST_WINDOW` is read from the start of the list, and
 * its `total` is at most `MORE_THAN_WINDOW`; later pages are read from the end of the list. Throws
 * `page_out_of_window`.
 */
export async function listChecks(ctx: Context, query: Query): Promise<{ checks: CheckRecord[]; total: number }> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const where = conditions(companyId, query.filter);
  const { start, end } = query.range;
  const size = end - start + 1;
  const hot = ctx.db.hot(companyId);
  if (start < LIST_WINDOW) {
    const { page, counted } = await hot.all({
      page: selectChecks(query, where, { size, skip: start }),
      counted: countChecks(query, where, COUNTED_ROWS),
    });
    return { checks: page, total: counted[0]?.n ?? 0 };
  }
  const [counted] = await hot.rows(countChecks(query, where, Prisma.empty));
  const total = counted?.n ?? 0;
  requireInWindow(start, total);
  const rows = Math.min(size, total - start);
  if (rows <= 0) return { checks: [], total };
  const slice = { size: rows, skip: total - start - rows, isFromEnd: true };
  return { checks: await hot.rows(selectChecks(query, where, slice)), total };
}

/** Throws `not_found`. */
export async function getCheck(ctx: Context, id: string): Promise<CheckRecord> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const [check] = await ctx.db.tenant(companyId, (tx) => readChecks(tx, companyId, [id]));
  if (!check) throw new DomainError('not_found');
  return check;
}

/** Loads checks in the order of the given ids. */
export async function readChecks(tx: Tx, companyId: string, ids: readonly string[]): Promise<CheckRecord[]> {
  const rows = await tx.$queryRaw<CheckRecord[]>`
    SELECT ${COLUMNS} FROM ${CHECKS} WHERE ${conditions(companyId, { id: [...ids] })}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Builds the statements that count and read the checks visible to the actor for an export. Throws `forbidden`. */
export function checksInOrder(ctx: Context, { filter, sort }: Pick<Query, 'filter' | 'sort'>) {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const where = conditions(companyId, filter);
  return {
    count: Prisma.sql`SELECT count(*)::int AS "total" FROM ${CHECKS} WHERE ${where}`,
    rows: Prisma.sql`SELECT ${COLUMNS} FROM ${CHECKS} WHERE ${where} ORDER BY ${orderOf(sort)}`,
  };
}
