import { isActingAsOther } from '@homologa/domain/accounts/account.policy';
import { isProofFresh } from '@homologa/domain/accounts/second-factor';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Actor, Decision, UserActor } from '@homologa/domain/identity/actor';
import type { Context } from './context';

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

/**
 * Requires that the person has proven the second factor, or the password where there is none, in the last minutes of
 * this session (`STEP_UP_MINUTES`): for what is dangerous. Routes that always need it say `stepUp: true`; a use case of
 * which only some inputs are dangerous calls this. Operators of the CLI pass. Throws `step_up_required`,
 * `not_while_logged_in_as`.
 */
export function requireFreshProof({ actor, config, now }: Pick<Context, 'actor' | 'config' | 'now'>): void {
  if (actor.kind === 'system') return;
  const { provenAt } = requireUser(actor);
  requireNotActingAsOther(actor);
  if (!isProofFresh(provenAt, now(), config.stepUpMinutes)) throw new DomainError('step_up_required');
}

export const actorIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
