import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff, staffOrSystemMay } from '../identity/actor';

export function canManageLabels(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

export function canManageUsers(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/**
 * Permits provider staff and operators to set a company's workflow types, products, prices and quota totals (reference
 * 11.11, reference 4.11).
 */
export function canSetFeatures(actor: Actor, companyId: string): Decision {
  if (actor.kind === 'system' || isStaff(actor)) return canManageCompanies(actor);
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

/** Permits company admins and provider staff to set the logo, which appears in mails to suppliers (reference 11.16). */
export function canSetLogo(actor: Actor, companyId: string): Decision {
  if (isCompanyAdminOf(actor, companyId)) return 'allow';
  if (isStaff(actor)) return canManageCompanies(actor);
  return isMemberOf(actor, companyId) ? 'deny' : 'hide';
}

export const canManageCompanies = (actor: Actor): Decision => staffOrSystemMay(actor, 'administration');
