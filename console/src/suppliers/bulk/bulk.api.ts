import type { BulkActionPreview } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { callJson } from '../../shared/http/http-client';
import type { JobCall } from '../../shared/jobs/jobs.api';

/** The suppliers by ids, by the list's filters, or exactly those that an earlier job changed. */
export type BulkTargets =
  | { ids: readonly string[] }
  | { filter: Readonly<Record<string, unknown>> }
  | { changed_by: string };

export type BulkOrder = { action: BulkAction; tags?: readonly string[] } & BulkTargets;

const path = (workflowId?: string): string =>
  workflowId
    ? `/api/workflows/${encodeURIComponent(workflowId)}/suppliers/bulk-actions`
    : '/api/suppliers/bulk-actions';

/** Call that starts a bulk action for one workflow, or for all active workflows without `workflowId`. */
export const bulkCall = (order: BulkOrder, workflowId?: string): JobCall => ({
  path: path(workflowId),
  method: 'POST',
  body: order,
});

export const previewBulkAction = (order: BulkOrder, workflowId?: string, signal?: AbortSignal) =>
  callJson<BulkActionPreview>(`${path(workflowId)}?dry_run=true`, {
    method: 'POST',
    body: order,
    signal,
    isQuestion: true,
  });
