import { z } from 'zod';
import { DECISION_REASON_MAX } from '../../catalog/supplier-decision';
import { id, isoDate } from '../../wire/common.contract';
import { BULK_ACTION_MAX_IDS } from '../limits';
import { supplierList } from '../supplier.contract';
import { BULK_ACTIONS, BULK_SKIP_REASONS, isLabelAction } from './bulk-actions';

export const bulkAction = z.enum(BULK_ACTIONS);

/**
 * Filters of the suppliers' lists. The schema is strict, because ignoring an unknown filter would widen the selection.
 */
export const bulkActionFilter = z.strictObject(supplierList.filter);

/**
 * POST /api/workflows/{id}/suppliers/bulk-actions and POST /api/suppliers/bulk-actions. The suppliers are selected by
 * exactly one of `ids`, `filter` and `changed_by`. For undo, `changed_by` is the job of an earlier bulk action and
 * selects the suppliers that it changed.
 */
export const bulkActionBody = z
  .object({
    action: bulkAction,
    ids: z.array(id).min(1).max(BULK_ACTION_MAX_IDS).optional(),
    filter: bulkActionFilter.optional(),
    changed_by: id.optional(),
    tags: z.array(id).min(1).max(200).optional(),
    decision: z.string().max(100).optional().describe('Of `decide`: what is decided about each supplier'),
    reason: z.string().max(DECISION_REASON_MAX).optional().describe('Of `decide`: one reason for all of them'),
  })
  .superRefine((body, issues) => {
    const ways = [body.ids, body.filter, body.changed_by].filter((way) => way !== undefined);
    if (ways.length !== 1) issues.addIssue({ code: 'custom', path: ['ids'] });
    // Labels are optional in an undo, because an undo uses the labels of the original action.
    if (isLabelAction(body.action) && !body.tags && !body.changed_by)
      issues.addIssue({ code: 'custom', path: ['tags'] });
  });
export type BulkActionBody = z.infer<typeof bulkActionBody>;

export const bulkActionQuery = z.object({
  dry_run: z.enum(['true', 'false']).optional().describe('true: says what would happen, and changes nothing'),
});

export const skippedSuppliers = z.array(
  z.object({ reason: z.enum(BULK_SKIP_REASONS), count: z.number().int().positive() }),
);

/** Supplier skipped by a reminder; `next_at` is the end of its cooldown. */
const leftOutSupplier = z.object({
  id,
  workflow_id: id,
  name: z.string(),
  reason: z.enum(BULK_SKIP_REASONS),
  next_at: isoDate.nullable(),
});

/**
 * Response to `dry_run=true`, with status 200. The action would change `possible` of `total` suppliers and skip all
 * others.
 */
export const bulkActionPreview = z.object({
  total: z.number().int().nonnegative(),
  possible: z.number().int().nonnegative(),
  skipped: skippedSuppliers,
  left_out: z.array(leftOutSupplier).optional().describe('Of `remind`: the first skipped suppliers by name'),
});
export type BulkActionPreview = z.infer<typeof bulkActionPreview>;

export const bulkActionResult = z.object({
  action: bulkAction,
  done: z.number().int().nonnegative(),
  skipped: skippedSuppliers,
});
export type BulkActionResult = z.infer<typeof bulkActionResult>;
