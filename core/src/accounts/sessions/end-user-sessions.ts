import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isId } from '../../kernel/ids';
import { getDeskUser } from '../users/desk-user.queries';

/**
 * Ends the open sessions of a client user or of staff, or the one that is named, and returns their number. Idempotent:
 * without an open session nothing is recorded. Throws `not_found`, also for a session of another user, `forbidden`.
 */
export async function endUserSessions(
  ctx: Context,
  { userId, sessionId }: { userId: string; sessionId?: string },
): Promise<number> {
  authorize(canManageCompanies(ctx.actor));
  await getDeskUser(ctx, userId);
  return ctx.db.system(async (tx) => {
    if (sessionId !== undefined) {
      const known = isId(sessionId) && (await tx.session.count({ where: { id: sessionId, userId } })) > 0;
      if (!known) throw new DomainError('not_found');
    }
    const { count } = await tx.session.updateMany({
      where: { userId, id: sessionId, revokedAt: null, expiresAt: { gt: ctx.now() } },
      data: { revokedAt: ctx.now() },
    });
    if (count > 0) {
      await audit(ctx, tx, {
        companyId: null,
        action: 'user.end_sessions',
        objectType: 'user',
        objectId: userId,
        facts: { sessions: count },
      });
    }
    return count;
  });
}
