import type { PayloadOf } from '@homologa/core/jobs';
import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { giveUpImport, importSuppliers } from '@homologa/core/suppliers/import-suppliers';
import { tenantOf } from '../tenant-of';

/** At most once: the file is used up in the transaction that adds its suppliers. */
export const importSuppliersProcessor: JobHandler<PayloadOf<'suppliers.import'>> = {
  run: (ctx, payload, run) => importSuppliers(ctx, { ...payload, companyId: tenantOf(run) }, run),
  onExhausted: (ctx, payload, run) => giveUpImport(ctx, { ...payload, companyId: tenantOf(run) }),
};
