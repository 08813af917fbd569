import { type SkippedSuppliers, skippedBy } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type LeftOutSupplier, listLeftOut } from '../reminders/left-out.queries';
import { type BulkOrderInput, readBulkOrder } from './bulk-order';
import { forecastBulk, selectionConditions } from './bulk-subjects';

interface BulkPreview {
  total: number;
  possible: number;
  skipped: SkippedSuppliers[];
  /** The first skipped suppliers with their reasons; only set if the action sends reminders. */
  leftOut?: LeftOutSupplier[];
}

export async function previewBulkAction(ctx: Context, input: BulkOrderInput): Promise<BulkPreview> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const { scope, ...order } = await readBulkOrder(ctx, tx, companyId, input);
    const { possible, skipped } = await forecastBulk(ctx, tx, scope, order);
    const found = [...skipped.values()].reduce((sum, count) => sum + count, possible);
    const total = order.selection.kind === 'ids' ? order.selection.ids.length : found;
    skipped.set('not_found', total - found);
    const preview = { total, possible, skipped: skippedBy(skipped) };
    if (order.action !== 'remind') return preview;
    const where = selectionConditions(scope, order.selection, ctx.now());
    return { ...preview, leftOut: found === possible ? [] : await listLeftOut(ctx, tx, where) };
  });
}
