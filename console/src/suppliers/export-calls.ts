import type { BulkTargets } from '../shared/data/provider/verbs/bulk-actions.verbs';
import type { JobCall } from '../shared/data/provider/verbs/jobs.verbs';

interface Sort {
  field: string;
  order: string;
}

const suppliersPath = (workflowId?: string): string =>
  workflowId ? `/api/workflows/${encodeURIComponent(workflowId)}/download-excel` : '/api/suppliers/download-excel';

export function suppliersExportCall(
  filter: Readonly<Record<string, unknown>>,
  sort: Sort,
  workflowId?: string,
): JobCall {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  return { path: `${suppliersPath(workflowId)}?${query}` };
}

/** Exports selected suppliers. Uses POST, because a thousand ids do not fit into a URL. */
export const selectionExportCall = (targets: BulkTargets, sort: Sort, workflowId?: string): JobCall => ({
  path: suppliersPath(workflowId),
  method: 'POST',
  body: { ...targets, sort: [sort.field, sort.order] },
});

export const resultsExportCall = (workflowId: string, supplierId?: string): JobCall => {
  const workflow = `/api/workflows/${encodeURIComponent(workflowId)}`;
  const path = supplierId ? `${workflow}/suppliers/${encodeURIComponent(supplierId)}/results` : `${workflow}/download`;
  return { path };
};

export const questionnaireExportCall = (workflowId: string, type: 'excel' | 'pdf'): JobCall => ({
  path: `/api/workflows/${encodeURIComponent(workflowId)}/download-questionnaire?type=${type}`,
});
