import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { getDeskUser } from '../users/desk-user.queries';

const SESSION = {
  id: true,
  createdAt: true,
  expiresAt: true,
  ip: true,
  userAgent: true,
  loggedInAsBy: true,
  supplierId: true,
} as const;

/** Lists the open sessions of a client user or of staff, newest first. Throws `not_found`, `forbidden`. */
export async function listUserSessions(ctx: Context, userId: string) {
  authorize(canManageCompanies(ctx.actor));
  await getDeskUser(ctx, userId);
  return ctx.db.read.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: ctx.now() } },
    select: SESSION,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}
