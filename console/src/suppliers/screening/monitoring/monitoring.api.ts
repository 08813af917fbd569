import type { SupplierMonitoringResponse } from '@homologa/domain/screenings/screening.contract';
import { callJson } from '../../../shared/http/http-client';
import { supplierPath } from '../../suppliers.api';

const workflowPath = (id: string) => `/api/workflows/${encodeURIComponent(id)}/monitoring`;

export const monitoringApi = {
  getSupplier: (workflowId: string, id: string) =>
    callJson<SupplierMonitoringResponse>(`${supplierPath(workflowId, id)}/monitoring`),
  setSupplier: (workflowId: string, id: string, monitored: boolean | null) =>
    callJson<SupplierMonitoringResponse>(`${supplierPath(workflowId, id)}/monitoring`, {
      method: 'PUT',
      body: { monitored },
    }),
  getWorkflow: (workflowId: string) => callJson<{ monitored: boolean }>(workflowPath(workflowId)),
  setWorkflow: (workflowId: string, monitored: boolean) =>
    callJson<{ monitored: boolean }>(workflowPath(workflowId), { method: 'PUT', body: { monitored } }),
};
