export type CompanyRole = 'company_admin' | 'company_user';
export type AccountRole = 'admin' | 'user';

export interface Membership {
  companyId: string;
  role: CompanyRole;
}

/** A signed-in user. `membership` is the company of the request; suppliers have none. */
export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  email: string;
  accountRole: AccountRole;
  membership: Membership | null;
  memberships: Membership[];
  /** First request of this session in the company of `membership`: its last login must be recorded. */
  isArriving?: boolean;
  loggedInAsBy: string | null;
  /** Provider staff are viewing as this user: all writes are forbidden (reference 11.17). */
  isReadOnly?: boolean;
  /** Session that a mailed link opened: it may work on this supplier's onboarding and on nothing else of the account. */
  onlySupplierId?: string | null;
}

/** Holder of a mailed onboarding link: access to one supplier only. */
export interface LinkActor {
  kind: 'link';
  companyId: string;
  workflowId: string;
  supplierId: string;
}

interface AnonymousActor {
  kind: 'anonymous';
}

interface SystemActor {
  kind: 'system';
  name: string;
}

export type Actor = UserActor | LinkActor | AnonymousActor | SystemActor;

/** Decision of a policy: `hide` is answered exactly like an unknown id. */
export type Decision = 'allow' | 'deny' | 'hide';

export const isSystem = (actor: Actor): boolean => actor.kind === 'system';

export const isStaff = (actor: Actor): boolean => actor.kind === 'user' && actor.accountRole === 'admin';

export const isMemberOf = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.membership?.companyId === companyId;

export const isCompanyAdminOf = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'user' && actor.membership?.companyId === companyId && actor.membership.role === 'company_admin';
