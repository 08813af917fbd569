import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import type {
  DeactivationEffects,
  DeskCompanyResponse,
  PatchFeaturesBody,
} from '@homologa/domain/companies/company.contract';
import type { RuleAnswer } from '@homologa/domain/companies/rule-proposals';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Locale } from '@homologa/domain/language/locales';
import type { SessionResponse } from '@homologa/domain/session/session.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { callJson } from '../../../http/http-client';

const COMPANIES = '/api/desk/companies';
const USERS = '/api/desk/users';
const company = (id: string): string => `${COMPANIES}/${encodeURIComponent(id)}`;
const user = (id: string): string => `${USERS}/${encodeURIComponent(id)}`;

export interface Invitation {
  name: string;
  email: string;
  /** Null for the provider's staff. */
  company_id: string | null;
  role: CompanyRole;
  /** Roles of the provider's staff. */
  staff_roles: StaffRole[];
  language: Locale;
}

export const adminVerbs = {
  uploadCompanyLogo: (id: string, file: File) => {
    const form = new FormData();
    form.set('logo', file);
    return callJson<DeskCompanyResponse>(`${company(id)}/logo`, { method: 'PATCH', body: form });
  },
  removeCompanyLogo: (id: string) => callJson<DeskCompanyResponse>(`${company(id)}/logo`, { method: 'DELETE' }),
  setCompanyFeatures: (id: string, body: PatchFeaturesBody) =>
    callJson<DeskCompanyResponse>(`${company(id)}/features`, { method: 'PATCH', body }),
  setSecondLook: (id: string, types: readonly ReportType[]) =>
    callJson<DeskCompanyResponse>(`${company(id)}/second-look`, { method: 'PUT', body: { report_types: types } }),
  getDeactivationEffects: (id: string) => callJson<DeactivationEffects>(`${company(id)}/deactivation-effects`),
  setCompanyActive: (id: string, active: boolean) =>
    callJson<DeskCompanyResponse>(`${company(id)}/active`, { method: 'PUT', body: { active } }),
  invitePerson: (body: Invitation) => callJson<DeskUserResponse>(`${USERS}/invitations`, { method: 'POST', body }),
  setStaffRoles: (id: string, roles: readonly StaffRole[]) =>
    callJson<DeskUserResponse>(`${user(id)}/roles`, { method: 'PUT', body: { staff_roles: roles } }),
  answerClientRuleProposal: (id: string, answer: RuleAnswer) =>
    callJson<OkResponse>(`/api/desk/rule-proposals/${encodeURIComponent(id)}/decision`, {
      method: 'POST',
      body: { answer },
    }),
  mailPasswordReset: (id: string) => callJson<OkResponse>(`${user(id)}/password-reset`, { method: 'POST', body: {} }),
  /** `isQuestion` omits the idempotency key, so that each call opens a new session. */
  viewAsPerson: (id: string, reason: string) =>
    callJson<SessionResponse>(`${user(id)}/view`, { method: 'POST', body: { reason }, isQuestion: true }),
};
