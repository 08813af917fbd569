import type { CompanyUserResponse } from '@homologa/domain/companies/company-user.contract';
import { callJson } from '../../../http/http-client';
import { resourcePath } from '../resource-path';

export const userVerbs = {
  resendUserInvitation: (companyId: string, userId: string) =>
    callJson<CompanyUserResponse>(
      `/api/${resourcePath('users', { companyId })}/${encodeURIComponent(userId)}/invitation`,
      { method: 'POST', body: {} },
    ),
};
