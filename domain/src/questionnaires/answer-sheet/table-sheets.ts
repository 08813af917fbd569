import { saysWord } from '../files/file-text';
import { HEADING_ROWS } from './limits';
import { type TypedCell, textOf } from './read-cell';
import { ANSWER_SHEET } from './sheet-words';

export interface SheetRow {
  /** Row of the sheet, from 1. */
  line: number;
  cells: readonly (TypedCell | undefined)[];
}

export interface AnswerSheet {
  name: string;
  rows: readonly SheetRow[];
}

/** Sheet of a table: the row of its headings, and the column with the code of its question. */
export interface TableSheet extends AnswerSheet {
  heading: number;
  codeColumn: number;
}

interface TableSheets {
  /** Sheets by the code of their question. */
  tables: ReadonlyMap<string, TableSheet>;
  /** Second sheets of a table, in which something is written. */
  repeated: readonly { questionId: string; sheet: AnswerSheet }[];
  /** Sheets of no question, in which something is written. */
  unread: readonly AnswerSheet[];
}

const isFilled = ({ rows }: AnswerSheet, heading: number): boolean =>
  rows.some(({ line, cells }) => line > heading && cells.some((cell) => textOf(cell) !== ''));

/** True for a sheet of a table in which something is written below the headings. */
export const isFilledTable = (table: TableSheet): boolean => isFilled(table, table.heading);

/** Finds the code of a question in the first rows: people insert rows and columns before it. */
function codeIn(sheet: AnswerSheet, ids: ReadonlySet<string>): { id: string; table: TableSheet } | null {
  for (const { line, cells } of sheet.rows.slice(0, HEADING_ROWS)) {
    const codeColumn = cells.findIndex((cell) => ids.has(textOf(cell)));
    if (codeColumn >= 0) return { id: textOf(cells[codeColumn]), table: { ...sheet, heading: line, codeColumn } };
  }
  return null;
}

/** Finds the sheets of the tables with these codes. Of two sheets of one table, the first that is filled in counts. */
export function findTableSheets(sheets: readonly AnswerSheet[], ids: ReadonlySet<string>): TableSheets {
  const tables = new Map<string, TableSheet>();
  const repeated: { questionId: string; sheet: AnswerSheet }[] = [];
  const unread: AnswerSheet[] = [];
  for (const sheet of sheets) {
    const found = codeIn(sheet, ids);
    if (!found) {
      if (!saysWord(sheet.name, ANSWER_SHEET.lists) && isFilled(sheet, sheet.rows[0]?.line ?? 0)) unread.push(sheet);
      continue;
    }
    const before = tables.get(found.id);
    if (!before || !isFilledTable(before)) tables.set(found.id, found.table);
    else if (isFilledTable(found.table)) repeated.push({ questionId: found.id, sheet });
  }
  return { tables, repeated, unread };
}
