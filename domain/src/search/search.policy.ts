import { type Actor, type Decision, isMemberOf, isStaff } from '../identity/actor';

export const canSearchCompany = (actor: Actor, companyId: string): Decision =>
  isMemberOf(actor, companyId) ? 'allow' : 'deny';

export const canSearchDesk = (actor: Actor): Decision => (isStaff(actor) ? 'allow' : 'deny');
