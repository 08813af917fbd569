import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { actorIdOf, authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { endActedSessions, endSessions } from '../sessions/open-session';
import { getDeskUser } from './desk-user.queries';
import { requireOtherAdministrator } from './staff-roles/standing-administrators.steps';

/**
 * PATCH /api/desk/users/{id}: deactivates or reactivates an account of a client user or of staff. Deactivation ends all
 * its sessions, including sessions in which a staff member is logged in as another user. Idempotent. Throws
 * `own_access_locked`, `last_staff_account`, `not_found`, `forbidden`.
 */
export async function setAccountActive(
  ctx: Context,
  { userId, active }: { userId: string; active: boolean },
): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  const user = await getDeskUser(ctx, userId);
  if (!active && userId === actorIdOf(ctx.actor)) throw new DomainError('own_access_locked');
  await ctx.db.system(async (tx) => {
    if (!active && user.accountRole === 'admin') await requireOtherAdministrator(tx, userId);
    const { count } = await tx.user.updateMany({ where: { id: userId, active: !active }, data: { active } });
    if (!active) {
      await endSessions(ctx, tx, userId);
      await endActedSessions(ctx, tx, userId);
      // An unused password link would give access again after a reactivation.
      await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: ctx.now() } });
    }
    if (count === 0) return;
    for (const companyId of [null, ...user.memberships.map((membership) => membership.companyId)]) {
      await audit(ctx, tx, {
        companyId,
        action: active ? 'user.reactivate' : 'user.deactivate',
        objectType: 'user',
        objectId: userId,
      });
    }
  });
}
