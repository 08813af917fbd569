import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import type { CcrResponse } from '@homologa/domain/reports/ccr.contract';
import { callJson } from '../../../http/http-client';
import { supplierPath } from '../paths';

export const reportVerbs = {
  /**
   * Creates a report request, or reuses the supplier's open request, and submits it. The submission uses a unit of the
   * quota.
   */
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
