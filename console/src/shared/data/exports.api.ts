import type { JobCall } from '../jobs/jobs.api';
import type { BulkTargets } from './bulk.api';

interface Sort {
  field: string;
  order: string;
}

const sortText = ({ field, order }: Sort): string => JSON.stringify([field, order]);

const suppliersPath = (workflowId?: string): string =>
  workflowId ? `/api/workflows/${encodeURIComponent(workflowId)}/download-excel` : '/api/suppliers/download-excel';

/** The call that makes a spreadsheet of all workflows, in the order of a list. */
export const workflowsExportCall = (sort: Sort): JobCall => ({
  path: `/api/workflows/download-excel?${new URLSearchParams({ sort: sortText(sort) })}`,
});

/**
 * The call that makes a spreadsheet of a list of suppliers, with the columns of the person's own table: of one
 * workflow, or without it of all active ones.
 */
export function suppliersExportCall(
  filter: Readonly<Record<string, unknown>>,
  sort: Sort,
  workflowId?: string,
): JobCall {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: sortText(sort) });
  return { path: `${suppliersPath(workflowId)}?${query}` };
}

/** The same of selected suppliers: a POST, since a thousand ids do not fit an address. */
export const selectionExportCall = (targets: BulkTargets, sort: Sort, workflowId?: string): JobCall => ({
  path: suppliersPath(workflowId),
  method: 'POST',
  body: { ...targets, sort: [sort.field, sort.order] },
});
