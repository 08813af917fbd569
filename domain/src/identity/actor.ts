import type { StaffRole } from './staff-roles';

export type CompanyRole = 'company_admin' | 'company_user';
export type AccountRole = 'admin' | 'user';

export interface Membership {
  companyId: string;
  role: CompanyRole;
}

/** Signed-in user. `membership` is the membership in the request's company; null for suppliers. */
export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  email: string;
  accountRole: AccountRole;
  /** Roles of provider staff; absent or empty for everybody else, and for staff who may do nothing. */
  staffRoles?: readonly StaffRole[];
  membership: Membership | null;
  memberships: Membership[];
  /**
   * True in the first request of a session in the company of `membership`: the server must then record the user's last
   * login.
   */
  isArriving?: boolean;
  loggedInAsBy: string | null;
  /** True while provider staff view the pages as this user; all writes are then forbidden (reference 11.17). */
  isReadOnly?: boolean;
  /**
   * Supplier to which a session is restricted that was opened by a mailed link: the session may access the onboarding
   * of this supplier and nothing else of the user's account.
   */
  onlySupplierId?: string | null;
  /** Last proof of the password or the second factor in this session; null or absent if there was none. */
  provenAt?: Date | null;
  hasSecondFactor?: boolean;
  /** True if the company of `membership` asks its users for a second factor. */
  asksSecondFactor?: boolean;
  /** True if the session was last seen minutes ago, so that the server must record that it is in use. */
  isUnseen?: boolean;
}

/** Holder of a mailed onboarding link, which gives access to a single supplier. */
export interface LinkActor {
  kind: 'link';
  companyId: string;
  workflowId: string;
  supplierId: string;
}

interface AnonymousActor {
  kind: 'anonymous';
}

export interface SystemActor {
  kind: 'system';
  name: string;
  /** Person who runs a command of the CLI; the audit trail names this person. */
  operator?: string;
  /** Company in which an operator calls use cases of the company's members. */
  companyId?: string;
}

export type Actor = UserActor | LinkActor | AnonymousActor | SystemActor;

/**
 * Decision of a policy. `hide` means that the response must not reveal the entity: it is the same as for an unknown id.
 */
export type Decision = 'allow' | 'deny' | 'hide';

export const isSystem = (actor: Actor): boolean => actor.kind === 'system';

export const isStaff = (actor: Actor): boolean => actor.kind === 'user' && actor.accountRole === 'admin';

export const hasStaffRole = (actor: Actor, role: StaffRole): boolean =>
  actor.kind === 'user' && isStaff(actor) && (actor.staffRoles ?? []).includes(role);

/**
 * Permits staff with any of the roles. Other staff get the answer of something that does not exist, everybody else is
 * refused, as a client who asks for the desk always was.
 */
export function staffMay(actor: Actor, ...roles: readonly StaffRole[]): Decision {
  if (roles.some((role) => hasStaffRole(actor, role))) return 'allow';
  return isStaff(actor) ? 'hide' : 'deny';
}

/** Like `staffMay`, and permits the workers and operators of the command line. */
export const staffOrSystemMay = (actor: Actor, ...roles: readonly StaffRole[]): Decision =>
  isSystem(actor) ? 'allow' : staffMay(actor, ...roles);

export const isMemberOf = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.membership?.companyId === companyId;

export const isCompanyAdminOf = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.membership?.companyId === companyId && actor.membership.role === 'company_admin';
