import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import { DEFAULT_LOCALE, type Locale, matchLocale } from '@homologa/domain/language/locales';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';
import type { Context } from '../kernel/context';

/**
 * Returns a context with the current permissions of the user who requested the export. Throws `forbidden` if the user
 * is no longer an active member of the company.
 */
export async function contextOfReader(
  ctx: Context,
  companyId: string,
  userId: string,
): Promise<{ reader: Context; name: string }> {
  const membership = await ctx.db.read.membership.findFirst({
    where: { companyId, userId, active: true, user: { active: true }, company: { deactivatedAt: null } },
    select: { companyId: true, role: true, user: { select: { name: true, email: true, accountRole: true } } },
  });
  if (!membership) throw new DomainError('forbidden');
  const { role, user } = membership;
  const actor: UserActor = {
    kind: 'user',
    userId,
    sessionId: '',
    email: user.email,
    accountRole: user.accountRole,
    membership: { companyId, role },
    memberships: [{ companyId, role }],
    loggedInAsBy: null,
  };
  return { reader: { ...ctx, actor }, name: user.name };
}

/** Returns the user's name. Throws `forbidden` unless the user is active staff of the provider with administration. */
export async function readStaff(ctx: Context, userId: string): Promise<{ name: string }> {
  const staff = await ctx.db.read.user.findFirst({
    where: {
      id: userId,
      accountRole: 'admin',
      active: true,
      staffRoles: { has: 'administration' satisfies StaffRole },
    },
    select: { name: true },
  });
  if (!staff) throw new DomainError('forbidden');
  return staff;
}

interface ReaderPreferences {
  locale: Locale;
  columns: string[] | null;
}

export async function readPreferences(ctx: Context, userId: string, spoken: string | null): Promise<ReaderPreferences> {
  const { preferences } = await ctx.db.read.user.findUniqueOrThrow({
    where: { id: userId },
    select: { preferences: true },
  });
  const { supplierTableColumns } = preferences as { supplierTableColumns?: string[] | null };
  return {
    locale: matchLocale(preferredLanguage(preferences)) ?? matchLocale(spoken) ?? DEFAULT_LOCALE,
    columns: supplierTableColumns ?? null,
  };
}
