import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { BulkActionResult } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import { BULK_SKIP_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import type { SkippedSuppliers } from '@homologa/domain/suppliers/bulk/bulk-actions';
import type { Text } from '@homologa/web/texts/text';
import { BULK_DONE, BULK_SKIPPED } from './bulk-summary.texts';

export const bulkResultOf = (job: Pick<JobResponse, 'result'>): BulkActionResult | null =>
  job.result && Array.isArray(job.result['skipped']) ? (job.result as BulkActionResult) : null;

export const skippedCount = (skipped: readonly SkippedSuppliers[]): number =>
  skipped.reduce((sum, { count }) => sum + count, 0);

export const skippedReason = ({ reason, count }: SkippedSuppliers, t: Text): string =>
  t(BULK_SKIPPED.reason, { reason: t(BULK_SKIP_WORDS[reason]), count });

export const skippedReasons = (skipped: readonly SkippedSuppliers[], t: Text): string[] =>
  skipped.map((group) => skippedReason(group, t));

export function bulkSummary(result: Record<string, unknown>, t: Text): string {
  const bulk = bulkResultOf({ result });
  if (!bulk) return '';
  const done = t(BULK_DONE[bulk.action], { count: bulk.done });
  if (bulk.skipped.length === 0) return done;
  const reasons = skippedReasons(bulk.skipped, t).join(', ');
  return `${done} ${t(BULK_SKIPPED.done, { count: skippedCount(bulk.skipped), reasons })}`;
}
