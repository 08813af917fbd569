import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

/** The whole trail, of all companies and of the provider itself, is the provider's. */
export const canReadWholeTrail = (actor: Actor): Decision => (isStaff(actor) ? 'allow' : 'deny');

/** A company's own trail is its admins'. */
export function canReadCompanyTrail(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}
