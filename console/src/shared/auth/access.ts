import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';

/** Abilities that decide which parts of the screens are shown. The server enforces every rule itself. */
export type Ability =
  | 'see_client_area'
  | 'see_drafts'
  | 'manage_workflows'
  | 'add_suppliers'
  | 'archive_suppliers'
  | 'see_labels'
  | 'request_screenings'
  | 'see_checks'
  | 'see_hits'
  | 'decide_on_suppliers'
  | 'manage_company'
  | 'manage_users'
  | 'read_audit_trail'
  | 'administer'
  | 'work_at_desk'
  | 'check_payments'
  | 'manage_watchlists'
  | 'search_all';

type Rule = (user: UserResponse) => boolean;

const hasCompany: Rule = (user) => user.companies.length > 0;
const isCompanyAdmin: Rule = (user) => user.company_admin;
/** Staff with any of the roles. Staff logged in as a client user have that user's abilities only. */
const isStaff =
  (...roles: StaffRole[]): Rule =>
  ({ security, log_as: logAs }) =>
    security.role === 'admin' && logAs === null && roles.some((role) => security.staff_roles.includes(role));

const RULES: Readonly<Record<Ability, Rule>> = {
  see_client_area: hasCompany,
  see_drafts: isCompanyAdmin,
  manage_workflows: isCompanyAdmin,
  add_suppliers: isCompanyAdmin,
  archive_suppliers: isCompanyAdmin,
  see_labels: isCompanyAdmin,
  request_screenings: (user) => isCompanyAdmin(user) && user.compliance_enabled,
  see_checks: (user) => hasCompany(user) && user.compliance_enabled,
  see_hits: (user) => hasCompany(user) && user.compliance_enabled,
  decide_on_suppliers: isCompanyAdmin,
  manage_company: isCompanyAdmin,
  manage_users: isCompanyAdmin,
  read_audit_trail: isCompanyAdmin,
  work_at_desk: isStaff('desk'),
  check_payments: isStaff('payments'),
  manage_watchlists: isStaff('watchlists'),
  administer: isStaff('administration'),
  search_all: isStaff('desk', 'administration'),
};

/** Denies by default: returns false without a user and for an unknown ability. */
export function can(user: UserResponse | null, ability: string): boolean {
  return user !== null && Object.hasOwn(RULES, ability) && RULES[ability as Ability](user);
}

/**
 * Returns the URL that opens a saved view. The URL contains only the view's id; the list then adds the view's filter
 * and order and applies its columns.
 */
export const viewPath = ({ id, workflow_id: workflow }: Pick<SavedView, 'id' | 'workflow_id'>): string =>
  `${workflow ? `/workflows/${workflow}` : ''}/suppliers?view=${id}`;

/** First page after sign-in: the view that the user chose as home, otherwise the dashboard or staff's first page. */
export function startOf(user: UserResponse): string {
  const { home_view: home, saved_views: views } = user.preferences;
  const view = home && can(user, 'see_client_area') ? views.find(({ id }) => id === home) : undefined;
  return view ? viewPath(view) : homeOf(user);
}

/** First page of staff by ability, in the order of the menu. */
const STAFF_HOMES: readonly [Ability, string][] = [
  ['work_at_desk', '/desk'],
  ['check_payments', '/desk/payments'],
  ['manage_watchlists', '/desk/watchlists'],
  ['administer', '/admin/companies'],
];

export function homeOf(user: UserResponse): string {
  if (can(user, 'see_client_area')) return '/home';
  return STAFF_HOMES.find(([ability]) => can(user, ability))?.[1] ?? '/home';
}

/** Pages of staff by the beginning of their address; the first that fits counts. */
const STAFF_PAGES: readonly [string, Ability][] = [
  ['/desk/payments', 'check_payments'],
  ['/desk/watchlists', 'manage_watchlists'],
  ['/desk/mail', 'administer'],
  ['/desk/privacy', 'administer'],
  ['/desk/templates', 'administer'],
  ['/desk', 'work_at_desk'],
  ['/admin', 'administer'],
];

/** Returns the address if the user may open its page, otherwise null: pages of another role are not linked. */
export function staffPage(user: UserResponse, address: string): string | null {
  const page = STAFF_PAGES.find(([start]) => address.startsWith(start));
  return page && !can(user, page[1]) ? null : address;
}
