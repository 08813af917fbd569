import type { Actor, Decision } from '../identity/actor';

/** True for provider staff logged in as another user, who must not change passwords, pay or decide (reference 11.7). */
export const isActingAsOther = (actor: Actor): boolean => actor.kind === 'user' && actor.loggedInAsBy !== null;

const isSelf = (actor: Actor, userId: string): boolean => actor.kind === 'user' && actor.userId === userId;

export const canUpdateAccount = (actor: Actor, userId: string): Decision => (isSelf(actor, userId) ? 'allow' : 'hide');
