import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

/** Labels are the company admin's (reference 4.11). */
export function canManageLabels(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/** Who works for the company is its admins' business: to look at, and to change. */
export function canManageUsers(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/**
 * Types, products, prices and totals are set by provider staff and operators alone (reference 11.11, reference 4.11).
 */
export function canSetFeatures(actor: Actor, companyId: string): Decision {
  if (actor.kind === 'system' || isStaff(actor)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/** The client's logo stands in mails to its suppliers: its admins and provider staff set it (reference 11.16). */
export function canSetLogo(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId) || isStaff(actor)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/** Creating companies and their users. */
export const canManageCompanies = (actor: Actor): Decision =>
  actor.kind === 'system' || isStaff(actor) ? 'allow' : 'deny';
