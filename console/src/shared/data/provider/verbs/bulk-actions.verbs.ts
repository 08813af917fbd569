import type { BulkActionPreview } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { callJson } from '../../../http/http-client';
import { suppliersPath } from '../paths';

/** Selects suppliers by ids, by the filters of the list, or by the earlier job that changed them. */
export type BulkTargets =
  | { ids: readonly string[] }
  | { filter: Readonly<Record<string, unknown>> }
  | { changed_by: string };

export type BulkOrder = {
  action: BulkAction;
  tags?: readonly string[];
  /** Present only for the action `decide`, which also requires the reason. */
  decision?: string;
  reason?: string;
} & BulkTargets;

export const bulkPath = (workflowId?: string): string =>
  `${workflowId ? suppliersPath(workflowId) : '/api/suppliers'}/bulk-actions`;

export const bulkActionVerbs = {
  previewBulkAction: (order: BulkOrder, workflowId?: string, signal?: AbortSignal) =>
    callJson<BulkActionPreview>(`${bulkPath(workflowId)}?dry_run=true`, {
      method: 'POST',
      body: order,
      signal,
      isQuestion: true,
    }),
};
