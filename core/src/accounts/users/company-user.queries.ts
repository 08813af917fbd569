import { canManageUsers } from '@homologa/domain/companies/company.policy';
import type { companyUserList } from '@homologa/domain/companies/company-user.contract';
import type { CompanyUserStatus } from '@homologa/domain/companies/company-users';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';
import type { z } from 'zod';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';

/** A member as shown to the company. The name is taken from the invitation until the member joins. */
export interface CompanyUser {
  id: string;
  userId: string;
  name: string;
  email: string;
  role: CompanyRole;
  status: CompanyUserStatus;
  lastLoginAt: Date | null;
  invitedAt: Date | null;
}

type Filter = z.infer<z.ZodObject<typeof companyUserList.filter>>;
type CompanyUserQuery = ListQuery<(typeof companyUserList.defaultSort)['field'], Filter>;

// Repeats companyUserStatus() of the domain in SQL, for sorting and filtering.
const STATUS = Prisma.sql`CASE WHEN m."joinedAt" IS NULL AND m."deactivatedAt" IS NULL THEN 'invited'
  WHEN m."active" AND u."active" THEN 'active' ELSE 'deactivated' END`;
/** Name in the invitation until the user joins: list and search must not reveal the real name of an invited user. */
const NAME = Prisma.sql`CASE WHEN m."joinedAt" IS NULL THEN coalesce(m."invitedName", '') ELSE u."name" END`;

const ORDER = {
  name: Prisma.sql`search_fold(name)`,
  email: Prisma.sql`email`,
  role: Prisma.sql`role`,
  last_login_at: Prisma.sql`"lastLoginAt"`,
  created_at: Prisma.sql`"createdAt"`,
} as const;

const people = (companyId: string) => Prisma.sql`
  SELECT m."id", m."userId", ${NAME} AS name, u."email" AS email, m."role"::text AS role, ${STATUS} AS status,
    m."lastLoginAt", m."invitedAt", m."createdAt"
  FROM "Membership" m JOIN "User" u ON u."id" = m."userId" WHERE m."companyId" = ${companyId}::uuid`;

/** Throws `forbidden`, `not_found`. */
export async function listCompanyUsers(
  ctx: Context,
  companyId: string,
  { sort, range, filter }: CompanyUserQuery,
): Promise<{ users: CompanyUser[]; total: number }> {
  authorize(canManageUsers(ctx.actor, companyId));
  const where = Prisma.join([Prisma.sql`true`, ...conditions(filter)], ' AND ');
  const direction = sort.order === 'ASC' ? Prisma.sql`ASC NULLS FIRST` : Prisma.sql`DESC NULLS LAST`;
  const [users, counted] = await Promise.all([
    ctx.db.read.$queryRaw<CompanyUser[]>`
      SELECT "id", "userId", name, email, role, status, "lastLoginAt", "invitedAt"
      FROM (${people(companyId)}) p WHERE ${where}
      ORDER BY ${ORDER[sort.field]} ${direction}, "id" LIMIT ${range.end - range.start + 1} OFFSET ${range.start}`,
    ctx.db.read.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (${people(companyId)}) p WHERE ${where}`,
  ]);
  return { users, total: counted[0]?.total ?? 0 };
}

function conditions({ q, id, role, status }: Filter): Prisma.Sql[] {
  const term = q?.trim().replace(/[\\%_]/g, '\\$&');
  return [
    ...(term ? [Prisma.sql`search_fold(name || E'\n' || email) LIKE '%' || search_fold(${term}) || '%'`] : []),
    ...(id ? [Prisma.sql`"id" = ANY(${id}::uuid[])`] : []),
    ...(role ? [Prisma.sql`role = ANY(${role})`] : []),
    ...(status ? [Prisma.sql`status = ANY(${status})`] : []),
  ];
}

/** Loads a user of the company; the caller must have authorized the actor. Throws `not_found`. */
export async function readCompanyUser(tx: Tx, companyId: string, membershipId: string): Promise<CompanyUser> {
  const [user] = await tx.$queryRaw<CompanyUser[]>`
    SELECT "id", "userId", name, email, role, status, "lastLoginAt", "invitedAt"
    FROM (${people(companyId)}) p WHERE "id" = ${membershipId}::uuid`;
  if (!user) throw new DomainError('not_found');
  return user;
}
