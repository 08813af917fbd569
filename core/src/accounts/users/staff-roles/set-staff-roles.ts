import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type StaffRole, staffRolesOf } from '@homologa/domain/identity/staff-roles';
import { audit } from '../../../kernel/audit';
import { actorIdOf, authorize } from '../../../kernel/authorize';
import type { Context } from '../../../kernel/context';
import { sendStaffRolesNoticeJob } from '../../account.jobs';
import { endActedSessions } from '../../sessions/open-session';
import { getDeskUser } from '../desk-user.queries';
import { requireOtherAdministrator } from './standing-administrators.steps';

/**
 * PUT /api/desk/users/{id}/roles: sets the roles of a member of staff, who is told by mail. They count from the next
 * request on; without administration, sessions in which the person acts as a client user end. Nobody changes their own
 * roles, so that nobody gives themselves one alone. Idempotent. Throws `own_access_locked`, `last_staff_account`,
 * `not_found`, also for client users, `forbidden`.
 */
export async function setStaffRoles(
  ctx: Context,
  { userId, roles: wanted }: { userId: string; roles: readonly StaffRole[] },
): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  const user = await getDeskUser(ctx, userId);
  if (user.accountRole !== 'admin') throw new DomainError('not_found');
  if (userId === actorIdOf(ctx.actor)) throw new DomainError('own_access_locked');
  const roles = staffRolesOf(wanted);
  await ctx.db.system(async (tx) => {
    if (!roles.includes('administration')) await requireOtherAdministrator(tx, userId);
    const [before] = await tx.$queryRaw<{ staffRoles: string[] }[]>`
      SELECT "staffRoles" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    const from = staffRolesOf(before?.staffRoles ?? []);
    if (from.join() === roles.join()) return;
    await tx.user.update({ where: { id: userId }, data: { staffRoles: roles }, select: { id: true } });
    if (!roles.includes('administration')) await endActedSessions(ctx, tx, userId);
    await ctx.jobs.enqueue(tx, sendStaffRolesNoticeJob, { userId }, { companyId: null });
    await audit(ctx, tx, {
      companyId: null,
      action: 'user.set_staff_roles',
      objectType: 'user',
      objectId: userId,
      facts: { from, to: roles },
    });
  });
}
