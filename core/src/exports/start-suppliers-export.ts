import { filterFacts } from '@homologa/domain/audit/filter-words';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { SuppliersExport } from '@homologa/domain/exports/export.contract';
import { EXPORT_MAX_ROWS } from '@homologa/domain/exports/limits';
import {
  SUPPLIER_COLUMNS,
  type SupplierColumn,
  shownSupplierColumns,
} from '@homologa/domain/suppliers/supplier-columns';
import type { Job } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { requireMember } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { countSelection } from '../suppliers/supplier-export.queries';
import { enqueueExport } from './enqueue-export.steps';
import { exportSuppliersJob } from './export.jobs';
import { getExportScope } from './export-scope';
import { readPreferences } from './reader';
import { isExportColumn } from './supplier-cells';

interface StartSuppliersExportInput extends Omit<SuppliersExport, 'columns' | 'locale'> {
  /** Columns in the order of the sheet; null selects the columns of the user's table. */
  columns: readonly SupplierColumn[] | 'all' | null;
  spoken: string | null;
}

/**
 * Enqueues an export of suppliers, or returns the user's open job for the same request. Throws `not_found`,
 * `invalid_input`, `export_limit_exceeded`.
 */
export async function startSuppliersExport(ctx: Context, input: StartSuppliersExportInput): Promise<Job> {
  const { user, companyId } = requireMember(ctx.actor);
  const { workflowId, filter, sort } = input;
  const preferences = await readPreferences(ctx, user.userId, input.spoken);
  return ctx.db.tenant(companyId, async (tx) => {
    const { isScored, showsLabels } = await getExportScope(ctx, tx, companyId, { workflowId, filter });
    const columns = chosenColumns(input.columns, preferences.columns, { isScored, showsLabels });
    if (columns.length === 0) throw new RulesBrokenError([violation('invalid_input', 'columns')]);
    if (
      (await countSelection(tx, companyId, { workflowId, filter, now: ctx.now() }, EXPORT_MAX_ROWS + 1)) >
      EXPORT_MAX_ROWS
    ) {
      throw new DomainError('export_limit_exceeded', { values: { n: EXPORT_MAX_ROWS } });
    }
    const request = { workflowId, columns, filter, sort, locale: preferences.locale };
    const jobId = await enqueueExport(ctx, tx, exportSuppliersJob, { userId: user.userId, request }, companyId);
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.export',
      objectType: workflowId ? 'workflow' : 'company',
      objectId: workflowId ?? companyId,
      facts: { jobId, columns, filters: filterFacts(filter) },
    });
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}

function chosenColumns(
  asked: StartSuppliersExportInput['columns'],
  own: readonly string[] | null,
  { isScored, showsLabels }: { isScored: boolean; showsLabels: boolean },
): SupplierColumn[] {
  const columns =
    asked === 'all' ? SUPPLIER_COLUMNS : asked?.length ? [...new Set(asked)] : shownSupplierColumns(own, isScored);
  return columns.filter(isExportColumn).filter((column) => column !== 'labels' || showsLabels);
}
