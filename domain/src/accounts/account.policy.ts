import type { Actor, Decision } from '../identity/actor';

/**
 * True for provider staff who are logged in as another user. They must not change passwords, pay or decide (reference
 * 11.7).
 */
export const isActingAsOther = (actor: Actor): boolean => actor.kind === 'user' && actor.loggedInAsBy !== null;

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.userId === userId;

export const canUpdateAccount = (actor: Actor, userId: string): Decision => (isSelf(actor, userId) ? 'allow' : 'hide');

/**
 * True for a supplier's own account in a full session. Client users and staff keep the e-mail and the password by which
 * others know and admit them, and a mailed link proves its own process only (reference 11.20).
 */
const isSupplierAccount = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.accountRole === 'user' && actor.memberships.length === 0 && !actor.onlySupplierId;

export const canChangeOwnEmail = (actor: Actor): Decision =>
  isSupplierAccount(actor) && !isActingAsOther(actor) ? 'allow' : 'deny';

export const canRemoveOwnPassword = canChangeOwnEmail;
