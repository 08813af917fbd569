import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ExportResult, SuppliersExport } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import { EXPORT_MAX_ROWS } from '@homologa/domain/exports/limits';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import type { JobRun } from '../kernel/jobs/define-job';
import type { OrderedIds } from '../suppliers/supplier-export.queries';
import { findOrderedIds, readSuppliersInOrder } from '../suppliers/supplier-export.queries';
import { aboutSheet } from './about-sheet';
import { describeSupplierFilter, type FilterNames } from './describe-filter';
import { SHEETS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { type ExportedWorkflow, getExportScope } from './export-scope';
import { contextOfReader } from './reader';
import { type ExportColumn, isExportColumn, SUPPLIER_CELLS } from './supplier-cells';
import type { CellValue, Sheet } from './xlsx/sheet';
import { writeWorkbook } from './xlsx/write-workbook';

/**
 * Suppliers read at once: few enough that most of what a batch leaves behind dies young. 100,000 of 40 columns cost 83
 * MiB so; batches of 250 are faster and cost 170 to 220.
 */
const BATCH = 100;

/** All that is read before the first row. */
interface Found {
  workflow: ExportedWorkflow;
  columns: ExportColumn[];
  names: FilterNames;
  ids: OrderedIds;
}

/**
 * The work of `exports.suppliers`: writes the suppliers that the person sees into a sheet, batch by batch, and stores
 * it. At-least-once, with one file however often (`storeExport`). Throws `not_found`, `forbidden`,
 * `export_limit_exceeded`.
 */
export function makeSuppliersExport(
  ctx: Context,
  input: ExportRun & { request: SuppliersExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const found = await ctx.db.tenant(companyId, (tx) => find(reader, tx, companyId, request));
    let rows = 0;
    const about = aboutSheet(locale, {
      subject: [SUPPLIER_COLUMN_WORDS.workflow[locale], found.workflow?.title ?? SHEETS.allActive[locale]],
      filters: describeSupplierFilter(request.filter, locale, found.names),
      exportedAt: ctx.now(),
      exportedBy,
      rows: () => rows,
    });
    const suppliers: Sheet = {
      name: SHEETS.suppliers[locale],
      columns: found.columns.map((column) => {
        const { kind, width } = SUPPLIER_CELLS[column];
        return { header: SUPPLIER_COLUMN_WORDS[column][locale], kind, width };
      }),
      batches: readBatches(ctx, companyId, found, { locale, run, onRows: (count) => (rows += count) }),
      isList: true,
    };
    await writeWorkbook(path, [suppliers, about], locale, run.signal);
    const name = exportFileName(found.workflow?.title ?? null, SHEETS.suppliers[locale], ctx.now());
    return { name, rows };
  });
}

/** Asks again what the person may see, and puts the suppliers in order. */
async function find(reader: Context, tx: Tx, companyId: string, request: SuppliersExport): Promise<Found> {
  const { workflow, showsLabels } = await getExportScope(reader, tx, companyId, request);
  const ids = await findOrderedIds(tx, companyId, request, request.sort);
  if (ids.length > EXPORT_MAX_ROWS) throw new DomainError('export_limit_exceeded', { values: { n: EXPORT_MAX_ROWS } });
  const named = request.filter.workflow_id ?? [];
  const labels = await tx.label.findMany({ where: { companyId }, select: { id: true, name: true } });
  const workflows = await tx.workflow.findMany({
    where: { companyId, id: { in: named } },
    select: { id: true, title: true },
  });
  return {
    workflow,
    columns: request.columns.filter(isExportColumn).filter((column) => column !== 'labels' || showsLabels),
    names: {
      labels: new Map(labels.map(({ id, name }) => [id, name])),
      workflows: new Map(workflows.map(({ id, title }) => [id, title])),
    },
    ids,
  };
}

interface Reading {
  locale: SuppliersExport['locale'];
  run: JobRun;
  onRows: (count: number) => void;
}

/** The rows, one short transaction per batch. */
async function* readBatches(
  ctx: Context,
  companyId: string,
  { ids, columns, names }: Found,
  { locale, run, onRows }: Reading,
): AsyncGenerator<CellValue[][]> {
  const tools = { locale, labelNames: names.labels };
  await run.progress({ done: 0, total: ids.length });
  for (let start = 0; start < ids.length; start += BATCH) {
    run.signal.throwIfAborted();
    const batch = ids.slice(start, start + BATCH);
    const suppliers = await ctx.db.tenant(companyId, (tx) => readSuppliersInOrder(tx, companyId, batch));
    onRows(suppliers.length);
    yield suppliers.map((supplier) => columns.map((column) => SUPPLIER_CELLS[column].value(supplier, tools)));
    await run.progress({ done: Math.min(start + BATCH, ids.length), total: ids.length });
  }
}
