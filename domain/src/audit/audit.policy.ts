import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff, isSystem } from '../identity/actor';

export const canReadWholeTrail = (actor: Actor): Decision => (isSystem(actor) || isStaff(actor) ? 'allow' : 'deny');

export function canReadCompanyTrail(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}
