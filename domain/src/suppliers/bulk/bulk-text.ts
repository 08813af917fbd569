import { fieldNameOf, type InviteField, isListField } from '../supplier-fields';
import { headingOf, readSheetCells } from './pasted-cells';

/** A record of the textarea. */
export interface BulkCells {
  /** In the order of the fields; as typed where their number is not `expected`. */
  cells: string[];
  expected: number;
  fits: boolean;
}

/** A row as it was read. */
export interface BulkRow {
  cells: string[];
  /** A sheet has no last column: empty cells on the right are neither missing nor too many. */
  isOfSheet: boolean;
}

const fieldsOfLine = (line: string): BulkRow => ({ cells: line.split(';'), isOfSheet: false });

/** The rows with anything in them; between tabs as a spreadsheet copies them, between semicolons as people type. */
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

/** In a cell of a sheet several e-mails or names may be below each other, or between semicolons. */
const inList = (field: InviteField, text: string): string =>
  isListField(fieldNameOf(field)) ? text.replace(/[;\r\n]+/g, ',') : text;

/**
 * The cells of a row in the order of the fields, where its columns are those fields; `expected` is how many there
 * should be. Columns of no field are left out.
 */
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
 * Splits the textarea of the bulk form into records (reference 4.3). A first row of column names is none, and decides
 * which column is which field; columns that it does not know are left out.
 */
export function readBulkText(text: string, fields: readonly InviteField[]): BulkCells[] {
  const rows = rowsOf(text);
  const heading = headingOf(rows[0]?.cells ?? []);
  return rows.slice(heading ? 1 : 0).map((row) => arrangeCells(row, heading ?? fields, fields));
}
