import type { BulkActionPreview } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { callJson } from '../../shared/http/http-client';
import type { JobCall } from '../../shared/jobs/jobs.api';

/** Who is meant: named, by the list's filters, or exactly those that an earlier job changed. */
export type BulkTargets =
  | { ids: readonly string[] }
  | { filter: Readonly<Record<string, unknown>> }
  | { changed_by: string };

export type BulkOrder = { action: BulkAction; tags?: readonly string[] } & BulkTargets;

const path = (workflowId?: string): string =>
  workflowId
    ? `/api/workflows/${encodeURIComponent(workflowId)}/suppliers/bulk-actions`
    : '/api/suppliers/bulk-actions';

/** The call that starts an action on many suppliers: of one workflow, or without it of all active ones. */
export const bulkCall = (order: BulkOrder, workflowId?: string): JobCall => ({
  path: path(workflowId),
  method: 'POST',
  body: order,
});

/** What that action would do, and to whom not; nothing is changed. */
export const previewBulkAction = (order: BulkOrder, workflowId?: string, signal?: AbortSignal) =>
  callJson<BulkActionPreview>(`${path(workflowId)}?dry_run=true`, {
    method: 'POST',
    body: order,
    signal,
    isQuestion: true,
  });
