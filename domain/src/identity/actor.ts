/** Roles of reference 1.1; `admin` at account level is provider staff (reference 1.1). */
export type CompanyRole = 'company_admin' | 'company_user';
export type AccountRole = 'admin' | 'user';

export interface Membership {
  companyId: string;
  role: CompanyRole;
}

/** A signed-in person. `membership` is the company the request acts in; suppliers have none. */
export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  email: string;
  accountRole: AccountRole;
  membership: Membership | null;
  memberships: Membership[];
  /** The company of `membership` knows of no login of theirs since this session began: it is to be noted. */
  isArriving?: boolean;
  /** Set while provider staff are logged in as this user: no password, payment or decision then. */
  loggedInAsBy: string | null;
  /** Provider staff look as this user: nothing at all is changed (reference 11.17). */
  isReadOnly?: boolean;
}

/** Anyone who holds a mailed onboarding link: one supplier, nothing else. */
export interface LinkActor {
  kind: 'link';
  companyId: string;
  workflowId: string;
  supplierId: string;
}

interface AnonymousActor {
  kind: 'anonymous';
}

/** Workers, schedules and operators at the command line. */
interface SystemActor {
  kind: 'system';
  name: string;
}

export type Actor = UserActor | LinkActor | AnonymousActor | SystemActor;

/** What a policy says of an object: `hide` is answered exactly as an unknown id. */
export type Decision = 'allow' | 'deny' | 'hide';

export const isSystem = (actor: Actor): boolean => actor.kind === 'system';

export const isStaff = (actor: Actor): boolean => actor.kind === 'user' && actor.accountRole === 'admin';

export const isMemberOf = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.membership?.companyId === companyId;

export const isCompanyAdminOf = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.membership?.companyId === companyId && actor.membership.role === 'company_admin';
