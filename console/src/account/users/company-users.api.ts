import type { CompanyUserResponse, UpdateCompanyUserBody } from '@homologa/domain/companies/company-user.contract';
import type { Locale } from '@homologa/domain/language/locales';
import { callJson } from '../../shared/http/http-client';

/** Path relative to `/api/`. */
export const companyUsersOf = (companyId: string): string => `companies/${encodeURIComponent(companyId)}/users`;

const path = (companyId: string, userId?: string): string =>
  `/api/${companyUsersOf(companyId)}${userId ? `/${encodeURIComponent(userId)}` : ''}`;

interface UserInvitation {
  name: string;
  email: string;
  role: CompanyUserResponse['role'];
  language: Locale;
}

export const companyUsersApi = {
  invite: (companyId: string, invitation: UserInvitation) =>
    callJson<CompanyUserResponse>(path(companyId), { method: 'POST', body: invitation }),
  update: (companyId: string, userId: string, change: UpdateCompanyUserBody) =>
    callJson<CompanyUserResponse>(path(companyId, userId), { method: 'PATCH', body: change }),
  resend: (companyId: string, userId: string) =>
    callJson<CompanyUserResponse>(`${path(companyId, userId)}/invitation`, { method: 'POST', body: {} }),
};
