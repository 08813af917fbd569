import type { Locale } from '@homologa/domain/language/locales';
import { SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { CheckRecord } from '../../compliance/checks/check.queries';
import type { ExportedSupplier } from '../../suppliers/supplier-export.queries';
import type { WorkflowExportRow } from '../../workflows/workflow-list.queries';
import { CHECK_CELLS } from '../checks/check-cells';
import { CHECK_HEADERS, SHEETS, WORKFLOW_HEADERS } from '../export.texts';
import { SANDBOX_CELL, SUPPLIER_CELLS } from '../supplier-cells';
import { WORKFLOW_CELLS } from '../workflow-cells';
import type { CellValue, Sheet } from '../xlsx/sheet';
import type { ListedRows } from './sheet-task';

const WORKFLOW_COLUMNS = Object.keys(WORKFLOW_CELLS) as (keyof typeof WORKFLOW_CELLS)[];

const CHECK_COLUMNS = Object.keys(CHECK_CELLS) as (keyof typeof CHECK_CELLS)[];

export type RowSource = <Row>() => AsyncIterable<readonly Row[]>;

export function listSheet(list: ListedRows, locale: Locale, rowsOf: RowSource): Sheet {
  if (list.kind === 'workflows') {
    return {
      name: SHEETS.workflows[locale],
      columns: WORKFLOW_COLUMNS.map((column) => {
        const { kind, width } = WORKFLOW_CELLS[column];
        return { header: WORKFLOW_HEADERS[column][locale], kind, width };
      }),
      batches: cellsOf(rowsOf<WorkflowExportRow>(), (workflow) =>
        WORKFLOW_COLUMNS.map((column) => WORKFLOW_CELLS[column].value(workflow, locale)),
      ),
      isList: true,
    };
  }
  if (list.kind === 'checks') {
    return {
      name: SHEETS.checks[locale],
      columns: CHECK_COLUMNS.map((column) => {
        const { kind, width } = CHECK_CELLS[column];
        return { header: CHECK_HEADERS[column][locale], kind, width };
      }),
      batches: cellsOf(rowsOf<CheckRecord>(), (check) =>
        CHECK_COLUMNS.map((column) => CHECK_CELLS[column].value(check, locale)),
      ),
      isList: true,
    };
  }
  const { columns, labelNames, marksSandbox } = list;
  const cells = [...(marksSandbox ? [SANDBOX_CELL] : []), ...columns.map((column) => SUPPLIER_CELLS[column])];
  const tools = { locale, labelNames };
  return {
    name: SHEETS.suppliers[locale],
    columns: cells.map(({ kind, width }, at) => {
      const column = columns[marksSandbox ? at - 1 : at];
      return { header: column ? SUPPLIER_COLUMN_WORDS[column][locale] : SANDBOX_MARK, kind, width };
    }),
    batches: cellsOf(rowsOf<ExportedSupplier>(), (supplier) => cells.map(({ value }) => value(supplier, tools))),
    isList: true,
  };
}

async function* cellsOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => CellValue[],
): AsyncGenerator<CellValue[][]> {
  for await (const rows of batches) yield rows.map(cells);
}
