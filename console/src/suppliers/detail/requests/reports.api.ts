import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import type { CcrResponse } from '@homologa/domain/reports/ccr.contract';
import { callJson } from '../../../shared/http/http-client';
import { supplierPath } from '../../suppliers.api';

export const reportsApi = {
  /** Makes the request, or takes up the open one, and hands it in: the unit is used then (reference 9.2). */
  requestBir: async (workflowId: string, supplierId: string) => {
    const request = await callJson<BirRequestResponse>('/api/bir-requests', {
      method: 'POST',
      body: { supplier: { workflow_id: workflowId, supplier_id: supplierId } },
    });
    return callJson<BirRequestResponse>(`/api/bir-requests/${request.id}/submit`, { method: 'POST', body: {} });
  },
  requestCcr: (workflowId: string, supplierId: string) =>
    callJson<CcrResponse>(`${supplierPath(workflowId, supplierId)}/ccr`, { method: 'POST', body: {} }),
};
