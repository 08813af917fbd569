import type { Actor, Decision } from '../identity/actor';

/** While provider staff act as somebody else: no password, payment or decision (reference 11.7). */
export const isActingAsOther = (actor: Actor): boolean => actor.kind === 'user' && actor.loggedInAsBy !== null;

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.userId === userId;

/** One's own account, and nobody else's; others are unknown. */
export const canUpdateAccount = (actor: Actor, userId: string): Decision => (isSelf(actor, userId) ? 'allow' : 'hide');
