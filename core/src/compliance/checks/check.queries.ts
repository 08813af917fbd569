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
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(Prisma.sql`(s."companyNameFold" LIKE search_fold(${pattern}) OR s."taxId" ILIKE ${pattern})`);
  }
  return Prisma.join(all, ' AND ');
}

const orderOf = ({ field, order }: Query['sort']): Prisma.Sql => {
  const direction = order === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  // Checks of one request have one moment: their ids are in the order in which they were given.
  return Prisma.sql`${SORT[field]} ${direction}, c."supplierId"`;
};

/** A page of the company's checks with their total, the newest first. */
export async function listChecks(ctx: Context, query: Query): Promise<{ checks: CheckRecord[]; total: number }> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const where = conditions(companyId, query.filter);
  const { start, end } = query.range;
  return ctx.db.tenant(companyId, async (tx) => {
    const checks = await tx.$queryRaw<CheckRecord[]>`
      SELECT ${COLUMNS} FROM ${CHECKS} WHERE ${where}
      ORDER BY ${orderOf(query.sort)} LIMIT ${end - start + 1} OFFSET ${start}`;
    const [count] = await tx.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM ${CHECKS} WHERE ${where}`;
    return { checks, total: count?.total ?? 0 };
  });
}

/** Throws `not_found`. */
export async function getCheck(ctx: Context, id: string): Promise<CheckRecord> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const [check] = await ctx.db.tenant(companyId, (tx) => readChecks(tx, companyId, [id]));
  if (!check) throw new DomainError('not_found');
  return check;
}

/** In the order of the ids. */
export async function readChecks(tx: Tx, companyId: string, ids: readonly string[]): Promise<CheckRecord[]> {
  const rows = await tx.$queryRaw<CheckRecord[]>`
    SELECT ${COLUMNS} FROM ${CHECKS} WHERE ${conditions(companyId, { id: [...ids] })}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Statements that count the checks visible to the actor and read them in order, for a sheet. Throws `forbidden`. */
export function checksInOrder(ctx: Context, { filter, sort }: Pick<Query, 'filter' | 'sort'>) {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadChecks(ctx.actor, companyId));
  const where = conditions(companyId, filter);
  return {
    count: Prisma.sql`SELECT count(*)::int AS "total" FROM ${CHECKS} WHERE ${where}`,
    rows: Prisma.sql`SELECT ${COLUMNS} FROM ${CHECKS} WHERE ${where} ORDER BY ${orderOf(sort)}`,
  };
}
