import { isActingAsOther } from '../accounts/account.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem, staffMay } from '../identity/actor';

/** Permits users to request a copy or the erasure of their own data; denied to staff who act as another user. */
export const canAskForOwnData = (actor: Actor): Decision =>
  actor.kind === 'user' && !isActingAsOther(actor) ? 'allow' : 'deny';

export const canDecidePrivacyRequests = (actor: Actor): Decision => staffMay(actor, 'administration');

/** Permits a company's admins and operators to choose how long the company's data are kept. */
export function canSetRetention(actor: Actor, companyId: string): Decision {
  if (isSystem(actor) || isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}
