import type {
  ComplianceCheckResponse,
  RunChecksBody,
  TurnIntoSupplierBody,
} from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import { callJson } from '../../../http/http-client';

/** Maximum number of workflows offered when a check is turned into a supplier. */
const MOST = 200;

export type OpenWorkflow = Pick<WorkflowRow, 'id' | 'type' | 'product' | 'report_type'> & {
  info: Pick<WorkflowRow['info'], 'title'>;
};

const CHECKS = '/api/compliance-checks';

export const checkVerbs = {
  /** Lists the workflows to which suppliers can be added, last modified first. */
  getOpenWorkflows: () => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ status: ['active', 'draft'] }),
      sort: JSON.stringify(['modified_at', 'DESC']),
      range: JSON.stringify([0, MOST - 1]),
      fields: 'info.title,type,product,report_type',
    });
    return callJson<OpenWorkflow[]>(`/api/workflows?${query}`);
  },
  runChecks: (body: RunChecksBody) => callJson<ComplianceCheckResponse[]>(CHECKS, { method: 'POST', body }),
  turnIntoSupplier: (id: string, body: TurnIntoSupplierBody) =>
    callJson<ComplianceCheckResponse>(`${CHECKS}/${encodeURIComponent(id)}/supplier`, { method: 'POST', body }),
};
