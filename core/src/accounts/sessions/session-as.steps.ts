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
 * Opens a session in which staff act as a client user or only view that user's pages; the audit trails of provider and
 * client record it. Staff and suppliers' accounts cannot be targets. `requireStaff` checks in the transaction what the
 * caller checked before it. Throws `account_not_found`.
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
    // Null is the provider's audit trail; each company of the user has its own trail.
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
