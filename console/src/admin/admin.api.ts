import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import type {
  DeactivationEffects,
  DeskCompanyResponse,
  PatchFeaturesBody,
  RenameCompanyBody,
} from '@homologa/domain/companies/company.contract';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import type { Locale } from '@homologa/domain/language/locales';
import type { SessionResponse } from '@homologa/domain/session/session.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { callJson } from '../shared/http/http-client';

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
  language: Locale;
}

export const adminApi = {
  getCompany: (id: string) => callJson<DeskCompanyResponse>(company(id)),
  createCompany: (body: { legal_name: string; info: { name: string }; country: string }) =>
    callJson<DeskCompanyResponse>(COMPANIES, { method: 'POST', body }),
  renameCompany: (id: string, body: RenameCompanyBody) =>
    callJson<DeskCompanyResponse>(company(id), { method: 'PATCH', body }),
  uploadLogo: (id: string, file: File) => {
    const form = new FormData();
    form.set('logo', file);
    return callJson<DeskCompanyResponse>(`${company(id)}/logo`, { method: 'PATCH', body: form });
  },
  removeLogo: (id: string) => callJson<DeskCompanyResponse>(`${company(id)}/logo`, { method: 'DELETE' }),
  setFeatures: (id: string, body: PatchFeaturesBody) =>
    callJson<DeskCompanyResponse>(`${company(id)}/features`, { method: 'PATCH', body }),
  setSecondLook: (id: string, types: readonly ReportType[]) =>
    callJson<DeskCompanyResponse>(`${company(id)}/second-look`, { method: 'PUT', body: { report_types: types } }),
  deactivationEffects: (id: string) => callJson<DeactivationEffects>(`${company(id)}/deactivation-effects`),
  setCompanyActive: (id: string, active: boolean) =>
    callJson<DeskCompanyResponse>(`${company(id)}/active`, { method: 'PUT', body: { active } }),
  invite: (body: Invitation) => callJson<DeskUserResponse>(`${USERS}/invitations`, { method: 'POST', body }),
  setUserActive: (id: string, active: boolean) =>
    callJson<DeskUserResponse>(user(id), { method: 'PATCH', body: { active } }),
  mailReset: (id: string) => callJson<OkResponse>(`${user(id)}/password-reset`, { method: 'POST', body: {} }),
  /** `isQuestion` omits the idempotency key, so that each call opens a new session. */
  viewAs: (id: string, reason: string) =>
    callJson<SessionResponse>(`${user(id)}/view`, { method: 'POST', body: { reason }, isQuestion: true }),
};

export const companyKey = (id: string) => ['admin-company', id] as const;
