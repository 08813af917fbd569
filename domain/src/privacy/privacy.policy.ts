import { isActingAsOther } from '../accounts/account.policy';
import { type Actor, type Decision, isStaff } from '../identity/actor';

/** One's own data, and nobody else's: an export and an erasure are never asked for in somebody's name. */
export const canAskForOwnData = (actor: Actor): Decision =>
  actor.kind === 'user' && !isActingAsOther(actor) ? 'allow' : 'deny';

/** Requests of the persons concerned are the provider's desk's. */
export const canDecidePrivacyRequests = (actor: Actor): Decision => (isStaff(actor) ? 'allow' : 'deny');
