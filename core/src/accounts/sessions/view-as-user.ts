import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { authorize, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Caller, OpenedSession } from './open-session';
import { openSessionAs } from './session-as.steps';

/**
 * POST /api/desk/users/{id}/view: opens a read-only session of half an hour in which staff see what a client user sees.
 * Throws `log_as_reason_required`, `account_not_found`, `forbidden`.
 */
export async function viewAsUser(
  ctx: Context,
  { userId, reason, caller }: { userId: string; reason: string; caller: Caller },
): Promise<OpenedSession> {
  authorize(canManageCompanies(ctx.actor));
  const staff = requireUser(ctx.actor);
  if (!reason) throw new RulesBrokenError([violation('log_as_reason_required', 'reason')]);
  return openSessionAs(ctx, { id: userId }, { staffId: staff.userId, reason, isReadOnly: true, caller });
}
