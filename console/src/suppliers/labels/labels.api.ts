import type { CompanyResponse, LabelInput, LabelUseResponse } from '@homologa/domain/companies/company.contract';
import { callJson } from '../../shared/http/http-client';

const path = (id: string): string => `/api/companies/${encodeURIComponent(id)}`;

export const companiesApi = {
  /** The labels, each with how many suppliers carry it. */
  labels: (companyId: string) => callJson<LabelUseResponse[]>(`${path(companyId)}/tags`),
  /** Adds labels without an id, changes those with one. */
  saveLabels: (companyId: string, tags: readonly LabelInput[]) =>
    callJson<CompanyResponse>(`${path(companyId)}/features`, { method: 'PATCH', body: { tags } }),
  deleteLabel: (companyId: string, labelId: string) =>
    callJson<CompanyResponse>(`${path(companyId)}/tags/${labelId}`, { method: 'DELETE' }),
};
