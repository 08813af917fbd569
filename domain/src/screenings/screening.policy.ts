import { type Actor, type Decision, isCompanyAdminOf, isMemberOf } from '../identity/actor';

/** Permits all members to read how the company reviews hits; only admins may change these settings. */
export const canReadScreeningSettings = (actor: Actor, companyId: string): Decision =>
  isMemberOf(actor, companyId) ? 'allow' : 'hide';
export function canSetScreeningSettings(actor: Actor, companyId: string): Decision {
  if (!isMemberOf(actor, companyId)) return 'hide';
  return isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
}

/** Permits only operators and the workers to search the lists for a name and to repeat screenings. */
export const canOperateScreenings = (actor: Actor): Decision => (actor.kind === 'system' ? 'allow' : 'deny');
