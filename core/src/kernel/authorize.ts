import { isActingAsOther } from '@homologa/domain/accounts/account.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Actor, Decision, UserActor } from '@homologa/domain/identity/actor';

/**
 * Throws `forbidden` for `deny` and `not_found` for `hide`, so that a hidden object cannot be distinguished from an
 * unknown id.
 */
export function authorize(decision: Decision): void {
  if (decision === 'deny') throw new DomainError('forbidden');
  if (decision === 'hide') throw new DomainError('not_found');
}

/** Throws `unauthenticated` if no user is signed in. */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  return actor;
}

/**
 * Returns the company of the signed-in member, or the company that an operator of the CLI has named; the policies then
 * decide. Throws `forbidden` for suppliers, and for provider staff who do not act in a company.
 */
export function requireCompany(actor: Actor): { companyId: string } {
  if (actor.kind === 'system' && actor.companyId !== undefined) return { companyId: actor.companyId };
  return requireMember(actor);
}

/** Like `requireCompany`, for what belongs to a person: an operator of the CLI is `unauthenticated`. */
export function requireMember(actor: Actor): { user: UserActor; companyId: string } {
  const user = requireUser(actor);
  if (!user.membership) throw new DomainError('forbidden');
  return { user, companyId: user.membership.companyId };
}

/**
 * Throws `forbidden` for provider staff logged in as another user, who may not change passwords, payments or decisions.
 */
export function requireNotActingAsOther(actor: Actor): void {
  if (isActingAsOther(actor)) throw new DomainError('not_while_logged_in_as');
}

export const actorIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
