import { type Actor, type Decision, isCompanyAdminOf, isMemberOf } from '../identity/actor';

/** Review settings of a company: all members read them, admins change them. */
export const canReadScreeningSettings = (actor: Actor, companyId: string): Decision =>
  isMemberOf(actor, companyId) ? 'allow' : 'hide';
export function canSetScreeningSettings(actor: Actor, companyId: string): Decision {
  if (!isMemberOf(actor, companyId)) return 'hide';
  return isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
}

/** Searching the lists for a name, and screening again: operators and the workers. */
export const canOperateScreenings = (actor: Actor): Decision => (actor.kind === 'system' ? 'allow' : 'deny');
