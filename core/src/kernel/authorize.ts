import { isActingAsOther } from '@homologa/domain/accounts/account.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Actor, Decision, UserActor } from '@homologa/domain/identity/actor';

/** Turns a policy's answer into an error: deny is 403, hide is answered exactly as an unknown id. */
export function authorize(decision: Decision): void {
  if (decision === 'deny') throw new DomainError('forbidden');
  if (decision === 'hide') throw new DomainError('not_found');
}

/** The signed-in person, or 401. */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  return actor;
}

/** The company the signed-in person acts in; provider staff without one, and suppliers, get a 403. */
export function requireCompany(actor: Actor): { user: UserActor; companyId: string } {
  const user = requireUser(actor);
  if (!user.membership) throw new DomainError('forbidden');
  return { user, companyId: user.membership.companyId };
}

/** Refuses passwords, payments and decisions to provider staff who are logged in as somebody (reference 11.7). */
export function refuseActingAsOther(actor: Actor): void {
  if (isActingAsOther(actor)) throw new DomainError('not_while_logged_in_as');
}

/** The id of the person behind the actor, for "who" columns; null for workers and links. */
export const actorIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
