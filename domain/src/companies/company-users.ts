import { type ErrorCode, type Violation, violation } from '../errors/error-codes';
import type { CompanyRole } from '../identity/actor';
import { isValidEmail } from '../identity/email';

export const COMPANY_USER_STATUSES = ['active', 'invited', 'deactivated'] as const;
export type CompanyUserStatus = (typeof COMPANY_USER_STATUSES)[number];

/** What a company's book says of one of its people. */
export interface CompanyAccess {
  role: CompanyRole;
  /** May act for the company now. */
  isActive: boolean;
  /** Has acted for it at least once; before that, there is an invitation only. */
  hasJoined: boolean;
  isDeactivated: boolean;
}

/** A colleague's status: invited until they first come, then active or deactivated. */
export function companyUserStatus(access: Omit<CompanyAccess, 'role'>): CompanyUserStatus {
  if (!access.hasJoined && !access.isDeactivated) return 'invited';
  return access.isActive ? 'active' : 'deactivated';
}

/** Whether somebody keeps the company's doors open: an admin who has come and may come again. */
export const isStandingAdmin = (access: CompanyAccess): boolean =>
  access.role === 'company_admin' && companyUserStatus(access) === 'active';

export interface AccessChange {
  role?: CompanyRole;
  active?: boolean;
}

/**
 * Why a change of role or access is refused, or null. Nobody changes their own, so that no admin locks themselves
 * out by accident, and a company keeps an admin whatever happens.
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

/** The broken rules of an invitation, in form order: both fields, and an e-mail that is one. */
export function checkUserInvitation(form: { name: string; email: string }): Violation[] {
  const missing = (['name', 'email'] as const).filter((field) => form[field].trim() === '');
  if (missing.length > 0) return missing.map((field) => violation('all_fields_required', field));
  return isValidEmail(form.email) ? [] : [violation('email_invalid', 'email')];
}
