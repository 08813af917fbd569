import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

export const canReadWholeTrail = (actor: Actor): Decision => (isStaff(actor) ? 'allow' : 'deny');

export function canReadCompanyTrail(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}
