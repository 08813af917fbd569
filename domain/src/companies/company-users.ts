import { type ErrorCode, type Violation, violation } from '../errors/error-codes';
import type { CompanyRole } from '../identity/actor';
import { namesDomain } from '../identity/domain-name';
import { isValidEmail } from '../identity/email';
import { holdsAddress } from '../identity/person-name';
import type { StaffRole } from '../identity/staff-roles';

export const COMPANY_USER_STATUSES = ['active', 'invited', 'deactivated'] as const;
export type CompanyUserStatus = (typeof COMPANY_USER_STATUSES)[number];

export interface CompanyAccess {
  role: CompanyRole;
  isActive: boolean;
  hasJoined: boolean;
  isDeactivated: boolean;
}

/** Returns `invited` until the user first acts for the company, then `active` or `deactivated`. */
export function companyUserStatus(access: Omit<CompanyAccess, 'role'>): CompanyUserStatus {
  if (!access.hasJoined && !access.isDeactivated) return 'invited';
  return access.isActive ? 'active' : 'deactivated';
}

/** True for an active admin who has joined the company. Every company must keep at least one such admin. */
export const isStandingAdmin = (access: CompanyAccess): boolean =>
  access.role === 'company_admin' && companyUserStatus(access) === 'active';

export interface AccessChange {
  role?: CompanyRole;
  active?: boolean;
}

/**
 * Returns the error code for a forbidden change of role or access, or null if the change is allowed. Users cannot
 * change their own role or deactivate themselves, so that no admin loses access by accident. The last admin of a
 * company cannot be removed.
 */
export function accessRefusal(
  access: CompanyAccess,
  change: AccessChange,
  { isSelf, otherAdmins }: { isSelf: boolean; otherAdmins: number },
): ErrorCode | null {
  const loses = change.active === false || (change.role !== undefined && change.role !== 'company_admin');
  if (isStandingAdmin(access) && loses && otherAdmins === 0) return 'last_company_admin';
  return isSelf && (change.active === false || (change.role !== undefined && change.role !== access.role))
    ? 'own_access_locked'
    : null;
}

export function checkUserInvitation(form: { name: string; email: string }): Violation[] {
  const missing = (['name', 'email'] as const).filter((field) => form[field].trim() === '');
  if (missing.length > 0) return missing.map((field) => violation('all_fields_required', field));
  return [
    ...(holdsAddress(form.name) || namesDomain(form.name) ? [violation('name_holds_address', 'name')] : []),
    ...(isValidEmail(form.email) ? [] : [violation('email_invalid', 'email')]),
  ];
}

/** A member of staff is made with at least one role: without one an account could do nothing. */
export const checkStaffRoles = (roles: readonly StaffRole[]): Violation[] =>
  roles.length > 0 ? [] : [violation('all_fields_required', 'staff_roles')];
