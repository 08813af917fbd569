import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isId } from '../../kernel/ids';

/**
 * DELETE /api/account/sessions, and of one: ends all sessions of the caller's account but this one, or the one that is
 * named, and returns their number. Idempotent. Throws `not_found`, also for a session of somebody else,
 * `not_while_logged_in_as`.
 */
export async function endOwnSessions(ctx: Context, onlyId?: string): Promise<number> {
  const { userId, sessionId } = requireUser(ctx.actor);
  requireNotActingAsOther(ctx.actor);
  return ctx.db.system(async (tx) => {
    if (onlyId !== undefined) {
      const known = isId(onlyId) && (await tx.session.count({ where: { id: onlyId, userId } })) > 0;
      if (!known) throw new DomainError('not_found');
    }
    const { count } = await tx.session.updateMany({
      where: { userId, id: onlyId ?? { not: sessionId }, revokedAt: null, expiresAt: { gt: ctx.now() } },
      data: { revokedAt: ctx.now() },
    });
    if (count > 0) {
      await audit(ctx, tx, {
        companyId: null,
        action: 'account.end_sessions',
        objectType: 'user',
        objectId: userId,
        facts: { sessions: count },
      });
    }
    return count;
  });
}
