import { readSheetCells } from '../bulk/pasted-cells';

/** A row that gives one supplier another address: cells that name the supplier, then its new addresses. */
export interface AddressLine {
  /** Number of the row in the pasted text or the file, from 1; null for an address typed beside its supplier. */
  line: number | null;
  cells: readonly string[];
  /** The row as it was pasted, to be pasted again. */
  text: string;
}

/** Numbered cells of a file, as the reader of imports returns them. */
interface FileRow {
  line: number;
  cells: readonly string[];
}

const splitLine = (text: string): string[] => text.split(text.includes(';') ? ';' : ',');

const sheetCell = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Turns rows of a file into lines. A row of one cell is split at semicolons, otherwise at commas. */
export const linesOfRows = (rows: readonly FileRow[]): AddressLine[] =>
  rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => {
      const [only = '', ...others] = cells;
      const isTyped = others.every((cell) => cell.trim() === '');
      return { line, cells: isTyped ? splitLine(only) : cells, text: isTyped ? only : cells.map(sheetCell).join('\t') };
    });

/**
 * Splits pasted text into lines: at tabs if it was copied from a spreadsheet, otherwise at semicolons, otherwise at
 * commas. Blank lines are skipped but counted.
 */
export function readAddressLines(text: string): AddressLine[] {
  const rows = text.includes('\t') ? readSheetCells(text) : text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => [line]);
  return linesOfRows(rows.map((cells, index) => ({ line: index + 1, cells })));
}

/** The line of an address typed beside its supplier. */
export const typedLine = (supplierId: string, address: string): AddressLine => ({
  line: null,
  cells: [supplierId, address],
  text: '',
});
