import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { giveUpBulkAction, runBulkAction } from '@homologa/core/suppliers/run-bulk-action';
import { tenantOf } from '../tenant-of';

/** Exactly once per supplier: what became of it is written in the transaction that changes it. */
export const bulkActionProcessor: JobHandler<PayloadOf<'suppliers.bulk'>> = {
  run: (ctx, payload, run) => runBulkAction(ctx, { ...payload, companyId: tenantOf(run) }, run),
  onExhausted: (ctx, payload, run) => giveUpBulkAction(ctx, { ...payload, companyId: tenantOf(run) }),
};
