import type { DeactivationEffects as Effects } from '@homologa/core/accounts/users/deactivation-effects.queries';
import { type DeskUser, deskUserStatus } from '@homologa/core/accounts/users/desk-user.queries';
import type { DeskCompanyRow } from '@homologa/core/companies/desk-company.queries';
import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import type { DeactivationEffects, DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import type { Actor } from '@homologa/domain/identity/actor';
import { staffRolesOf } from '@homologa/domain/identity/staff-roles';
import { memberOf } from '@homologa/domain/language/member-of';
import { presentCompany } from '../companies/company.presenter';
import { presentRuleProposal } from '../companies/rule-proposal.presenter';

export const presentDeskCompany = (
  { _count: counted, ruleProposals, ...company }: DeskCompanyRow,
  actor: Actor,
): DeskCompanyResponse => ({
  ...presentCompany(company, 'staff'),
  status: company.deactivatedAt ? 'deactivated' : 'active',
  deactivated_at: company.deactivatedAt?.toISOString() ?? null,
  users_count: counted.memberships,
  second_look: company.secondLookTypes.map((type) => memberOf(REPORT_TYPES, type)),
  rule_proposals: ruleProposals.map((proposal) => presentRuleProposal(proposal, actor)),
  created_at: company.createdAt.toISOString(),
});

export const presentDeactivationEffects = (effects: Effects): DeactivationEffects => ({
  users: effects.users,
  sessions: effects.sessions,
  active_workflows: effects.activeWorkflows,
  open_onboardings: effects.openOnboardings,
  running_to_delivery: effects.runningToDelivery,
});

const newestOf = (dates: readonly (Date | null | undefined)[]): Date | null =>
  dates.reduce<Date | null>((newest, date) => (date && (!newest || date > newest) ? date : newest), null);

export const presentDeskUser = (user: DeskUser, actor: Actor): DeskUserResponse => ({
  _id: user.id,
  id: user.id,
  name: user.name,
  email: user.email,
  account_role: user.accountRole,
  staff_roles: staffRolesOf(user.staffRoles),
  active: user.active,
  status: deskUserStatus(user),
  is_self: actor.kind === 'user' && actor.userId === user.id,
  last_login_at:
    newestOf([user.sessions[0]?.createdAt, ...user.memberships.map(({ lastLoginAt }) => lastLoginAt)])?.toISOString() ??
    null,
  companies: user.memberships.map(({ companyId, role, deactivatedAt, company }) => ({
    company_id: companyId,
    company_name: company.name,
    role,
    deactivated: deactivatedAt !== null,
  })),
  created_at: user.createdAt.toISOString(),
});
