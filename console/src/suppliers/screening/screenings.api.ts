import type {
  DecideHitBody,
  OtherSuppliersResponse,
  RequestScreeningBody,
  ScreeningResponse,
  ScreeningSettings,
} from '@homologa/domain/screenings/screening.contract';
import type { DecideSupplierBody, SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { callJson } from '../../shared/http/http-client';
import { supplierPath } from '../suppliers.api';

const SETTINGS = '/api/screening-settings';

export const screeningsApi = {
  /** The newest screening with its findings. */
  getScreening: (workflowId: string, id: string) =>
    callJson<ScreeningResponse>(`${supplierPath(workflowId, id)}/screening`),
  requestScreening: (workflowId: string, id: string, body: RequestScreeningBody) =>
    callJson<ScreeningResponse>(`${supplierPath(workflowId, id)}/screen`, { method: 'PATCH', body }),
  decideHit: (workflowId: string, id: string, body: DecideHitBody) =>
    callJson<ScreeningResponse>(`${supplierPath(workflowId, id)}/screening/decisions`, { method: 'POST', body }),
  listOthers: (workflowId: string, id: string, entryKey: string) =>
    callJson<OtherSuppliersResponse>(
      `${supplierPath(workflowId, id)}/screening/others?entry_key=${encodeURIComponent(entryKey)}`,
    ),
  getSettings: () => callJson<ScreeningSettings>(SETTINGS),
  setSettings: (body: ScreeningSettings) => callJson<ScreeningSettings>(SETTINGS, { method: 'PUT', body }),
  decideSupplier: (workflowId: string, id: string, body: DecideSupplierBody) =>
    callJson<SupplierResponse>(`${supplierPath(workflowId, id)}/decisions`, { method: 'POST', body }),
};

export const SCREENING_SETTINGS = { queryKey: ['screening-settings'], queryFn: screeningsApi.getSettings } as const;
