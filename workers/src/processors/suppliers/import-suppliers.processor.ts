import type { JobHandler } from '@homologa/core/kernel/jobs/run-job';
import { giveUpImport, importSuppliers } from '@homologa/core/suppliers/import-suppliers';

/** `suppliers.import`: at most once, since the file is used up in the transaction that adds its suppliers. */
export const importSuppliersProcessor: JobHandler<{ workflowId: string; fileId: string }> = {
  run: (ctx, payload, run) => importSuppliers(ctx, { ...payload, companyId: companyOf(run) }, run),
  onExhausted: (ctx, payload, run) => giveUpImport(ctx, { ...payload, companyId: companyOf(run) }),
};

function companyOf(run: { companyId: string | null }): string {
  if (!run.companyId) throw new TypeError('an import belongs to a company');
  return run.companyId;
}
