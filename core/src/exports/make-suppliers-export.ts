import type { ExportResult, SuppliersExport } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import type { JobRun } from '../kernel/jobs/define-job';
import type { ChildProgram } from '../kernel/ports/child-program';
import { hasSandboxData, suppliersInOrder } from '../suppliers/supplier-export.queries';
import { describeSupplierFilter, type FilterNames } from './describe-filter';
import { SHEETS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { type ExportedWorkflow, getExportScope } from './export-scope';
import { contextOfReader } from './reader';
import type { ListFormat } from './sheet-program/sheet-task';
import { type ExportColumn, isExportColumn } from './supplier-cells';
import { writeList } from './write-list';

interface Found {
  workflow: ExportedWorkflow;
  columns: ExportColumn[];
  names: FilterNames;
  marksSandbox: boolean;
}

/**
 * Job `exports.suppliers`: writes a snapshot of the suppliers visible to the user to a spreadsheet. May run more than
 * once, but creates one file (`storeExport`). Throws `not_found`, `forbidden`, `export_limit_exceeded`,
 * `job_interrupted`.
 */
export function makeSuppliersExport(
  ctx: Context,
  sheetProgram: ChildProgram,
  input: ExportRun & { companyId: string; request: SuppliersExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const { workflow, rows } = await writeSuppliers(reader, sheetProgram, {
      companyId,
      request,
      path,
      exportedBy,
      run,
    });
    return { name: exportFileName(workflow?.title ?? null, SHEETS.suppliers[locale], ctx.now()), rows };
  });
}

interface WrittenSuppliers {
  companyId: string;
  request: SuppliersExport;
  path: string;
  exportedBy: string;
  format?: ListFormat;
  run: Pick<JobRun, 'signal' | 'progress'>;
}

/** Writes the suppliers visible to the actor of `reader` to a file. Throws like `makeSuppliersExport`. */
export async function writeSuppliers(
  reader: Context,
  sheetProgram: ChildProgram,
  { companyId, request, path, exportedBy, format, run }: WrittenSuppliers,
): Promise<{ workflow: ExportedWorkflow; rows: number }> {
  const { locale } = request;
  const { workflow, columns, names, marksSandbox } = await reader.db.tenant(companyId, (tx) =>
    find(reader, tx, companyId, request),
  );
  const about = {
    subject: [SUPPLIER_COLUMN_WORDS.workflow[locale], workflow?.title ?? SHEETS.allActive[locale]] as const,
    filters: describeSupplierFilter(request.filter, locale, names),
    exportedAt: reader.now(),
    exportedBy,
  };
  const list = { kind: 'suppliers', columns, labelNames: names.labels, marksSandbox } as const;
  const statements = suppliersInOrder(companyId, { ...request, now: reader.now() }, request.sort);
  return {
    workflow,
    rows: await writeList(sheetProgram, statements, { path, companyId, locale, list, about, format }, run),
  };
}

async function find(reader: Context, tx: Tx, companyId: string, request: SuppliersExport): Promise<Found> {
  const { workflow, showsLabels } = await getExportScope(reader, tx, companyId, request);
  const named = request.filter.workflow_id ?? [];
  const labels = await tx.label.findMany({ where: { companyId }, select: { id: true, name: true } });
  const workflows = await tx.workflow.findMany({
    where: { companyId, id: { in: named } },
    select: { id: true, title: true },
  });
  return {
    workflow,
    marksSandbox: await hasSandboxData(tx, companyId),
    columns: request.columns.filter(isExportColumn).filter((column) => column !== 'labels' || showsLabels),
    names: {
      labels: new Map(labels.map(({ id, name }) => [id, name])),
      workflows: new Map(workflows.map(({ id, title }) => [id, title])),
    },
  };
}
