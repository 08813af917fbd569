import type { SupplierMonitoringResponse } from '@homologa/domain/compliance/compliance.contract';
import { callJson } from '../../../http/http-client';
import { supplierPath } from '../paths';

const workflowPath = (id: string) => `/api/workflows/${encodeURIComponent(id)}/monitoring`;

export const monitoringVerbs = {
  getSupplierMonitoring: (workflowId: string, id: string) =>
    callJson<SupplierMonitoringResponse>(`${supplierPath(workflowId, id)}/monitoring`),
  setSupplierMonitoring: (workflowId: string, id: string, monitored: boolean | null) =>
    callJson<SupplierMonitoringResponse>(`${supplierPath(workflowId, id)}/monitoring`, {
      method: 'PUT',
      body: { monitored },
    }),
  getWorkflowMonitoring: (workflowId: string) => callJson<{ monitored: boolean }>(workflowPath(workflowId)),
  setWorkflowMonitoring: (workflowId: string, monitored: boolean) =>
    callJson<{ monitored: boolean }>(workflowPath(workflowId), { method: 'PUT', body: { monitored } }),
};
