import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isReportType } from '@homologa/domain/catalog/report-types';
import {
  WORKFLOW_PAYMENT_WORDS,
  WORKFLOW_PRODUCT_WORDS,
  WORKFLOW_STATUS_WORDS,
  WORKFLOW_TYPE_WORDS,
} from '@homologa/domain/catalog/workflow-words';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ExportResult, WorkflowsExport } from '@homologa/domain/exports/export.contract';
import { exportFileName } from '@homologa/domain/exports/export-file-name';
import { EXPORT_MAX_ROWS } from '@homologa/domain/exports/limits';
import type { Locale } from '@homologa/domain/language/locales';
import { MAX_RANGE } from '@homologa/domain/wire/list-query';
import type { Context } from '../kernel/context';
import type { JobRun } from '../kernel/jobs/define-job';
import type { OrderedIds } from '../suppliers/supplier-export.queries';
import { findOrderedWorkflowIds, readWorkflowsInOrder, type WorkflowListRow } from '../workflows/workflow-list.queries';
import { aboutSheet } from './about-sheet';
import { describeWorkflowFilter } from './describe-filter';
import { SHEETS, WORKFLOW_HEADERS } from './export.texts';
import { type ExportRun, storeExport } from './export-file';
import { contextOfReader } from './reader';
import type { CellKind, CellValue, Sheet } from './xlsx/sheet';
import { writeWorkbook } from './xlsx/write-workbook';

interface WorkflowCell {
  kind: CellKind;
  width: number;
  value: (workflow: WorkflowListRow, locale: Locale) => CellValue;
}

const moment = (field: 'createdAt' | 'modifiedAt' | 'launchedAt' | 'closedAt'): WorkflowCell => ({
  kind: 'moment',
  width: 20,
  value: (workflow) => workflow[field],
});

/** The sheet's columns, in their order. */
const WORKFLOW_CELLS: Readonly<Record<keyof typeof WORKFLOW_HEADERS, WorkflowCell>> = {
  title: { kind: 'text', width: 40, value: ({ title }) => title },
  status: { kind: 'text', width: 12, value: ({ status }, locale) => WORKFLOW_STATUS_WORDS[status][locale] },
  type: { kind: 'text', width: 16, value: ({ type }, locale) => WORKFLOW_TYPE_WORDS[type][locale] },
  product: { kind: 'text', width: 12, value: ({ product }, locale) => WORKFLOW_PRODUCT_WORDS[product][locale] },
  report_type: {
    kind: 'text',
    width: 20,
    value: ({ reportType }, locale) => (isReportType(reportType) ? REPORT_TYPE_WORDS[reportType][locale] : reportType),
  },
  payment: { kind: 'text', width: 14, value: ({ payment }, locale) => WORKFLOW_PAYMENT_WORDS[payment][locale] },
  price_per_supplier: {
    kind: 'amount',
    width: 18,
    // Kept in minor units.
    value: ({ pricePerSupplier }) => (pricePerSupplier === null ? null : pricePerSupplier / 100),
  },
  suppliers: { kind: 'integer', width: 12, value: ({ suppliersCount }) => suppliersCount },
  completed: { kind: 'integer', width: 20, value: ({ suppliersCompletedCount }) => suppliersCompletedCount },
  created: moment('createdAt'),
  modified: moment('modifiedAt'),
  launched: moment('launchedAt'),
  closed: moment('closedAt'),
};
const COLUMNS = Object.keys(WORKFLOW_CELLS) as (keyof typeof WORKFLOW_CELLS)[];

/**
 * The work of `exports.workflows`: writes the workflows that the person sees into a sheet and stores it. At-least-once,
 * with one file however often (`storeExport`). Throws `forbidden`, `export_limit_exceeded`.
 */
export function makeWorkflowsExport(
  ctx: Context,
  input: ExportRun & { request: WorkflowsExport },
): Promise<ExportResult> {
  const { companyId, userId, run, request } = input;
  const { locale } = request;
  return storeExport(ctx, input, async (path) => {
    const { reader, name: exportedBy } = await contextOfReader(ctx, companyId, userId);
    const ids = await findOrderedWorkflowIds(reader, request);
    if (ids.length > EXPORT_MAX_ROWS) {
      throw new DomainError('export_limit_exceeded', { values: { n: EXPORT_MAX_ROWS } });
    }
    let rows = 0;
    const workflows: Sheet = {
      name: SHEETS.workflows[locale],
      columns: COLUMNS.map((column) => {
        const { kind, width } = WORKFLOW_CELLS[column];
        return { header: WORKFLOW_HEADERS[column][locale], kind, width };
      }),
      batches: readBatches(reader, ids, { locale, run, onRows: (count) => (rows += count) }),
      isList: true,
    };
    const about = aboutSheet(locale, {
      subject: null,
      filters: describeWorkflowFilter(request.filter, locale),
      exportedAt: ctx.now(),
      exportedBy,
      rows: () => rows,
    });
    await writeWorkbook(path, [workflows, about], locale, run.signal);
    return { name: exportFileName(null, SHEETS.workflows[locale], ctx.now()), rows };
  });
}

/** The rows, batch by batch, in the order that the list has at the start: drafts and other companies' stay out. */
async function* readBatches(
  reader: Context,
  ids: OrderedIds,
  { locale, run, onRows }: { locale: Locale; run: JobRun; onRows: (count: number) => void },
): AsyncGenerator<CellValue[][]> {
  for (let start = 0; start < ids.length; start += MAX_RANGE) {
    run.signal.throwIfAborted();
    const workflows = await readWorkflowsInOrder(reader, ids.slice(start, start + MAX_RANGE));
    onRows(workflows.length);
    yield workflows.map((workflow) => COLUMNS.map((column) => WORKFLOW_CELLS[column].value(workflow, locale)));
    await run.progress({ done: Math.min(start + MAX_RANGE, ids.length), total: ids.length });
  }
}
