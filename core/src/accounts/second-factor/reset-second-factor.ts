import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { actorIdOf, authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { authorizeUserChange, getMember } from '../company-access';
import { lockAccount } from '../sessions/locked-account.steps';
import { endSessions } from '../sessions/open-session';
import { getDeskUser } from '../users/desk-user.queries';
import { clearFactors } from './factor.steps';
import { notifyFactor } from './notify-factor.steps';

/**
 * POST /api/desk/users/{id}/second-factor-reset: removes all factors of a person who has lost them, ends the sessions
 * and mails the person. Returns false if there was none. Throws `not_found`, `forbidden`, `own_access_locked`.
 */
export async function resetSecondFactor(ctx: Context, userId: string): Promise<boolean> {
  authorize(canManageCompanies(ctx.actor));
  await getDeskUser(ctx, userId);
  if (userId === actorIdOf(ctx.actor)) throw new DomainError('own_access_locked');
  return ctx.db.system((tx) => reset(ctx, tx, { userId, companyId: null }));
}

/**
 * POST /api/companies/{id}/users/{user_id}/second-factor-reset: the same by an admin of the only company for which the
 * person acts or answers as a supplier: one company must not weaken the account that another one trusts. Throws
 * `not_found`, `forbidden`, `own_access_locked`, `second_factor_reset_elsewhere`, `not_while_logged_in_as`.
 */
export async function resetMemberFactor(
  ctx: Context,
  { companyId, membershipId }: { companyId: string; membershipId: string },
): Promise<boolean> {
  authorizeUserChange(ctx, companyId);
  return ctx.db.system(async (tx) => {
    const member = await getMember(tx, companyId, membershipId);
    if (member.userId === actorIdOf(ctx.actor)) throw new DomainError('own_access_locked');
    const isOwn = await tx.user.count({
      where: {
        id: member.userId,
        accountRole: 'user',
        memberships: {
          some: { companyId, active: true, joinedAt: { not: null } },
          none: { companyId: { not: companyId }, active: true },
        },
        suppliers: { none: { companyId: { not: companyId } } },
      },
    });
    if (isOwn === 0) throw new DomainError('second_factor_reset_elsewhere');
    return reset(ctx, tx, { userId: member.userId, companyId });
  });
}

async function reset(
  ctx: Context,
  tx: Tx,
  { userId, companyId }: { userId: string; companyId: string | null },
): Promise<boolean> {
  await lockAccount(tx, userId);
  const enrolled = await tx.user.count({ where: { id: userId, secondFactorAt: { not: null } } });
  if (enrolled === 0) return false;
  await clearFactors(tx, userId);
  await endSessions(ctx, tx, userId);
  await audit(ctx, tx, { companyId, action: 'user.reset_factor', objectType: 'user', objectId: userId });
  await notifyFactor(ctx, tx, userId, 'reset');
  return true;
}
