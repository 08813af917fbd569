import { fieldNameOf, type InviteField, isListField } from '../supplier-fields';
import { headingOf, readSheetCells } from './pasted-cells';

export interface BulkCells {
  cells: string[];
  expected: number;
  fits: boolean;
}

export interface BulkRow {
  cells: string[];
  /** True if the row was pasted from a spreadsheet. Missing or extra empty cells at its end are then not errors. */
  isOfSheet: boolean;
}

const fieldsOfLine = (line: string): BulkRow => ({ cells: line.split(';'), isOfSheet: false });

/** Splits text into non-empty rows: tab-separated if pasted from a spreadsheet, semicolon-separated if typed. */
function rowsOf(text: string): BulkRow[] {
  if (!text.includes('\t')) {
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .filter((line) => line.trim() !== '')
      .map(fieldsOfLine);
  }
  return readSheetCells(text)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => {
      const [only = '', ...others] = cells;
      return others.length === 0 && only.includes(';') ? fieldsOfLine(only) : { cells, isOfSheet: true };
    });
}

function inWidth({ cells, isOfSheet }: BulkRow, width: number): string[] {
  if (!isOfSheet) return cells;
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const kept = cells.slice(0, Math.max(width, filled));
  return [...kept, ...Array<string>(Math.max(0, width - kept.length)).fill('')];
}

/**
 * Replaces line breaks and semicolons by commas in list fields, because several e-mails or names in a spreadsheet cell
 * may be separated by them.
 */
const inList = (field: InviteField, text: string): string =>
  isListField(fieldNameOf(field)) ? text.replace(/[;\r\n]+/g, ',') : text;

export function arrangeCells(
  row: BulkRow,
  columns: readonly (InviteField | null)[],
  fields: readonly InviteField[],
): BulkCells {
  const expected = columns.length;
  const cells = inWidth(row, expected);
  if (cells.length !== expected) return { cells, expected, fits: false };
  const cellOf = (field: InviteField): string => {
    const text = cells[columns.indexOf(field)] ?? '';
    return row.isOfSheet ? inList(field, text) : text;
  };
  return { cells: fields.map(cellOf), expected, fits: true };
}

/**
 * Splits the text of the bulk form into records (reference 4.3). If the first row contains column names, it determines
 * the columns; unknown columns are dropped.
 */
export function readBulkText(text: string, fields: readonly InviteField[]): BulkCells[] {
  const rows = rowsOf(text);
  const heading = headingOf(rows[0]?.cells ?? []);
  return rows.slice(heading ? 1 : 0).map((row) => arrangeCells(row, heading ?? fields, fields));
}
