import type { CompanyResponse, LabelInput, LabelUseResponse } from '@homologa/domain/companies/company.contract';
import { callJson } from '../../../http/http-client';

const path = (id: string): string => `/api/companies/${encodeURIComponent(id)}`;

export const labelVerbs = {
  getLabels: (companyId: string) => callJson<LabelUseResponse[]>(`${path(companyId)}/tags`),
  saveLabels: (companyId: string, tags: readonly LabelInput[]) =>
    callJson<CompanyResponse>(`${path(companyId)}/features`, { method: 'PATCH', body: { tags } }),
  deleteLabel: (companyId: string, labelId: string) =>
    callJson<CompanyResponse>(`${path(companyId)}/tags/${labelId}`, { method: 'DELETE' }),
};
