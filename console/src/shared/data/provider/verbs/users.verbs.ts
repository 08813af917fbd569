import type { CompanyUserResponse } from '@homologa/domain/companies/company-user.contract';
import { callJson } from '../../../http/http-client';

export const userVerbs = {
  resendUserInvitation: (companyId: string, userId: string) =>
    callJson<CompanyUserResponse>(
      `/api/companies/${encodeURIComponent(companyId)}/users/${encodeURIComponent(userId)}/invitation`,
      { method: 'POST', body: {} },
    ),
};
