import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, staffOrSystemMay } from '../identity/actor';

export const canReadWholeTrail = (actor: Actor): Decision => staffOrSystemMay(actor, 'administration');

export function canReadCompanyTrail(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}
