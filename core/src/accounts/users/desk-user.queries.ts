import type { DeskUserStatus, deskUserList } from '@homologa/domain/accounts/account.contract';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import type { z } from 'zod';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isId } from '../../kernel/ids';

const USER = {
  id: true,
  name: true,
  email: true,
  accountRole: true,
  staffRoles: true,
  active: true,
  invitedAt: true,
  createdAt: true,
  sessions: { where: { loggedInAsBy: null }, select: { createdAt: true }, orderBy: { createdAt: 'desc' }, take: 1 },
  memberships: {
    select: {
      companyId: true,
      role: true,
      joinedAt: true,
      lastLoginAt: true,
      deactivatedAt: true,
      company: { select: { name: true } },
    },
    orderBy: { createdAt: 'asc' },
  },
} as const satisfies Prisma.UserSelect;

export type DeskUser = Prisma.UserGetPayload<{ select: typeof USER }>;

type Filter = z.infer<z.ZodObject<typeof deskUserList.filter>>;
type DeskUserQuery = ListQuery<(typeof deskUserList.defaultSort)['field'], Filter>;

/** Client users and staff; excludes suppliers' own accounts, which belong to no company. */
const LISTED: Prisma.UserWhereInput = { OR: [{ accountRole: 'admin' }, { memberships: { some: {} } }] };

/** Users who have not accepted their invitation: invited staff, and client users who have joined no company. */
const NOT_COME: Prisma.UserWhereInput = {
  OR: [
    { accountRole: 'admin', invitedAt: { not: null } },
    { accountRole: 'user', memberships: { none: { joinedAt: { not: null } } } },
  ],
};

const HAS_STATUS: Readonly<Record<DeskUserStatus, Prisma.UserWhereInput>> = {
  active: { active: true, NOT: NOT_COME },
  invited: { active: true, AND: [NOT_COME] },
  deactivated: { active: false },
};

export function deskUserStatus(user: DeskUser): DeskUserStatus {
  if (!user.active) return 'deactivated';
  const hasCome =
    user.accountRole === 'admin' ? user.invitedAt === null : user.memberships.some(({ joinedAt }) => joinedAt !== null);
  return hasCome ? 'active' : 'invited';
}

/** Throws `forbidden`. */
export async function listUsers(
  ctx: Context,
  { sort, range, filter }: DeskUserQuery,
): Promise<{ users: DeskUser[]; total: number }> {
  authorize(canManageCompanies(ctx.actor));
  const contains = { contains: filter.q?.trim(), mode: 'insensitive' } as const;
  const where: Prisma.UserWhereInput = {
    AND: [
      LISTED,
      ...(filter.id ? [{ id: { in: filter.id } }] : []),
      ...(filter.company_id ? [{ memberships: { some: { companyId: { in: filter.company_id } } } }] : []),
      ...(filter.account_role ? [{ accountRole: { in: filter.account_role } }] : []),
      ...(filter.status ? [{ OR: filter.status.map((status) => HAS_STATUS[status]) }] : []),
      ...(contains.contains ? [{ OR: [{ name: contains }, { email: contains }] }] : []),
    ],
  };
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const order = {
    created_at: { createdAt: direction },
    name: { name: direction },
    email: { email: direction },
  } as const;
  const [users, total] = await Promise.all([
    ctx.db.read.user.findMany({
      where,
      select: USER,
      orderBy: [order[sort.field], { id: 'asc' }],
      skip: range.start,
      take: range.end - range.start + 1,
    }),
    ctx.db.read.user.count({ where }),
  ]);
  return { users, total };
}

/** Finds a user by the sign-in e-mail, or by the id. Throws `forbidden`, `not_found`. */
export async function getDeskUserByName(ctx: Context, idOrEmail: string): Promise<DeskUser> {
  authorize(canManageCompanies(ctx.actor));
  if (isId(idOrEmail)) return getDeskUser(ctx, idOrEmail);
  const email = normalizeEmail(idOrEmail);
  const user = await ctx.db.read.user.findFirst({ where: { AND: [LISTED, { email }] }, select: USER });
  if (!user) throw new DomainError('not_found');
  return user;
}

/** Throws `forbidden`, `not_found`. */
export async function getDeskUser(ctx: Context, userId: string): Promise<DeskUser> {
  authorize(canManageCompanies(ctx.actor));
  const user = await ctx.db.read.user.findFirst({ where: { AND: [LISTED, { id: userId }] }, select: USER });
  if (!user) throw new DomainError('not_found');
  return user;
}
