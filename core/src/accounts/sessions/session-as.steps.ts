import { LOG_AS_MINUTES } from '@homologa/domain/accounts/limits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { type Caller, type OpenedSession, openSession } from './open-session';

interface SessionAsInput {
  staffId: string;
  reason: string;
  isReadOnly: boolean;
  caller: Caller;
}

/**
 * Opens a session in which staff act as a client user, or only view the user's pages. Records the session in the audit
 * trails of the provider and the client. Throws `account_not_found`, also for staff and suppliers' accounts.
 */
export async function openSessionAs(
  ctx: Context,
  whom: { id: string } | { email: string },
  { staffId, reason, isReadOnly, caller }: SessionAsInput,
  requireStaff?: (tx: Tx) => Promise<void>,
): Promise<OpenedSession> {
  const target = await ctx.db.read.user.findUnique({
    where: whom,
    select: {
      id: true,
      active: true,
      accountRole: true,
      memberships: { where: { active: true, company: { deactivatedAt: null } }, select: { companyId: true } },
    },
  });
  if (!target?.active || target.accountRole === 'admin' || target.memberships.length === 0) {
    throw new DomainError('account_not_found');
  }
  return ctx.db.system(async (tx) => {
    await requireStaff?.(tx);
    const session = await openSession(ctx, tx, target.id, caller, {
      loggedInAs: { staffId, reason, minutes: LOG_AS_MINUTES, isReadOnly },
    });
    // Null stands for the provider's audit trail. Each company of the user has its own trail.
    for (const companyId of [null, ...target.memberships.map((membership) => membership.companyId)]) {
      await audit(ctx, tx, {
        companyId,
        action: isReadOnly ? 'account.view_as' : 'account.log_in_as',
        objectType: 'user',
        objectId: target.id,
        facts: { staff_id: staffId, reason },
      });
    }
    return session;
  });
}
