import type { CompanyUserResponse, UpdateCompanyUserBody } from '@homologa/domain/companies/company-user.contract';
import type { Locale } from '@homologa/domain/language/locales';
import { callJson } from '../http/http-client';

const path = (companyId: string, userId?: string): string =>
  `/api/companies/${encodeURIComponent(companyId)}/users${userId ? `/${encodeURIComponent(userId)}` : ''}`;

interface UserInvitation {
  name: string;
  email: string;
  role: CompanyUserResponse['role'];
  language: Locale;
}

/** A company's people; its list goes through the data provider (`company-users`, `meta.companyId`). */
export const companyUsersApi = {
  invite: (companyId: string, invitation: UserInvitation) =>
    callJson<CompanyUserResponse>(path(companyId), { method: 'POST', body: invitation }),
  update: (companyId: string, userId: string, change: UpdateCompanyUserBody) =>
    callJson<CompanyUserResponse>(path(companyId, userId), { method: 'PATCH', body: change }),
  resend: (companyId: string, userId: string) =>
    callJson<CompanyUserResponse>(`${path(companyId, userId)}/invitation`, { method: 'POST', body: {} }),
};
