import { type SkippedSuppliers, skippedBy } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type BulkOrderInput, readBulkOrder } from './bulk-order';
import { forecastBulk } from './bulk-subjects';

interface BulkPreview {
  total: number;
  possible: number;
  skipped: SkippedSuppliers[];
}

export async function previewBulkAction(ctx: Context, input: BulkOrderInput): Promise<BulkPreview> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const { scope, ...order } = await readBulkOrder(ctx, tx, companyId, input);
    const { possible, skipped } = await forecastBulk(ctx, tx, scope, order);
    const found = [...skipped.values()].reduce((sum, count) => sum + count, possible);
    const total = order.selection.kind === 'ids' ? order.selection.ids.length : found;
    skipped.set('not_found', total - found);
    return { total, possible, skipped: skippedBy(skipped) };
  });
}
