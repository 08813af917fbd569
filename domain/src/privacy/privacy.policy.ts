import { isActingAsOther } from '../accounts/account.policy';
import { type Actor, type Decision, staffMay } from '../identity/actor';

/** Permits users to request a copy or the erasure of their own data; denied to staff who act as another user. */
export const canAskForOwnData = (actor: Actor): Decision =>
  actor.kind === 'user' && !isActingAsOther(actor) ? 'allow' : 'deny';

export const canDecidePrivacyRequests = (actor: Actor): Decision => staffMay(actor, 'administration');
