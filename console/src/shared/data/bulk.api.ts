import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { BulkActionPreview } from '@homologa/domain/suppliers/bulk-action.contract';
import type { BulkAction } from '@homologa/domain/suppliers/bulk-actions';
import { callJson } from '../http/http-client';

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

/** Deeds on many suppliers: of one workflow, or without it of all active ones. */
export const bulkApi = {
  startBulkAction: (order: BulkOrder, workflowId?: string) =>
    callJson<JobResponse>(path(workflowId), { method: 'POST', body: order }),
  previewBulkAction: (order: BulkOrder, workflowId?: string, signal?: AbortSignal) =>
    callJson<BulkActionPreview>(`${path(workflowId)}?dry_run=true`, { method: 'POST', body: order, signal }),
};
