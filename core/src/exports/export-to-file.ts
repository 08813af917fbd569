import type { AuditFilter } from '@homologa/domain/audit/audit.contract';
import type { SystemActor } from '@homologa/domain/identity/actor';
import type { Locale } from '@homologa/domain/language/locales';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { SUPPLIER_COLUMNS } from '@homologa/domain/suppliers/supplier-columns';
import { authorizeTrail } from '../audit/audit-trail.queries';
import type { Trail } from '../audit/entry-subjects.queries';
import { audit } from '../kernel/audit';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { JobProgress } from '../kernel/jobs/define-job';
import type { ChildProgram } from '../kernel/ports/child-program';
import { getExportScope } from './export-scope';
import { writeAuditTrail } from './make-audit-export';
import { writeSuppliers } from './make-suppliers-export';
import type { ListFormat } from './sheet-program/sheet-task';

interface FileExport {
  /** File on the operator's machine, which is created or overwritten. */
  path: string;
  format: ListFormat;
  locale: Locale;
  progress: (progress: JobProgress) => void;
}

const NEVER = new AbortController().signal;

const runOf = ({ progress }: FileExport) => ({
  signal: NEVER,
  progress: (done: JobProgress) => Promise.resolve(progress(done)),
});

const exporterOf = ({ actor }: Context): string => (actor as Partial<SystemActor>).operator ?? '';

/**
 * Writes the suppliers of a workflow to a file of the operator, in this process and its sheet program instead of a job,
 * because no user can download it. The audit trail records the export before it begins. Throws `not_found`,
 * `forbidden`, `export_limit_exceeded`.
 */
export async function exportSuppliersToFile(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: FileExport & { workflowId: string; filter: SupplierListFilter },
): Promise<number> {
  const { companyId } = requireCompany(ctx.actor);
  const { workflowId, filter, path, format, locale } = input;
  const columns = SUPPLIER_COLUMNS.filter((column) => column !== 'actions');
  await ctx.db.tenant(companyId, async (tx) => {
    await getExportScope(ctx, tx, companyId, { workflowId, filter });
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.export',
      objectType: 'workflow',
      objectId: workflowId,
      facts: { columns, filters: Object.keys(filter) },
    });
  });
  const request = { workflowId, columns, filter, sort: supplierList.defaultSort, locale };
  const { rows } = await writeSuppliers(ctx, sheetProgram, {
    companyId,
    request,
    path,
    format,
    exportedBy: exporterOf(ctx),
    run: runOf(input),
  });
  return rows;
}

/**
 * Writes an audit trail to a file of the operator. The export itself is recorded first and therefore the newest entry
 * of the file. Throws `forbidden`, `not_found`, `export_limit_exceeded`.
 */
export async function exportAuditToFile(
  ctx: Context,
  input: FileExport & { trail: Trail; filter: AuditFilter },
): Promise<number> {
  const { trail, filter, path, format, locale } = input;
  authorizeTrail(ctx, trail);
  await ctx.db.system((tx) =>
    audit(ctx, tx, {
      companyId: trail,
      action: 'audit.export',
      objectType: 'company',
      objectId: trail,
      facts: { filters: Object.keys(filter) },
    }),
  );
  const request = { filter, order: 'DESC', locale } as const;
  return writeAuditTrail(ctx, { trail, request, path, format, exportedBy: exporterOf(ctx), run: runOf(input) });
}
