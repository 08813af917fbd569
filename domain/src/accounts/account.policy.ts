import { type Actor, type Decision, isStaff } from './actor';

/** While provider staff act as somebody else: no password, payment or decision (decisions.md section 10). */
export const isActingAsOther = (actor: Actor): boolean => actor.kind === 'user' && actor.loggedInAsBy !== null;

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.userId === userId;

/** One's own account, and nobody else's; others are unknown. */
export const canReadAccount = (actor: Actor, userId: string): Decision => (isSelf(actor, userId) ? 'allow' : 'hide');

export const canUpdateAccount = canReadAccount;

/** One's own password; never while acting as somebody else, which has an error of its own. */
export function canChangePassword(actor: Actor, userId: string): Decision {
  if (!isSelf(actor, userId)) return 'hide';
  return isActingAsOther(actor) ? 'deny' : 'allow';
}

/** Logging in as a client's user: provider staff in their own session, never as other staff (decisions.md section 10). */
export function canLogAs(actor: Actor, target: { accountRole: 'admin' | 'user' }): Decision {
  return isStaff(actor) && !isActingAsOther(actor) && target.accountRole === 'user' ? 'allow' : 'deny';
}
