import { STATEMENT_MAX_LINES } from '@homologa/domain/payments/limits';
import { parse } from 'csv-parse/sync';
import type { Assigned } from '../../kernel/ports/child-program';
import { decodeText } from '../../kernel/storage/decode-text';

export interface StatementTask {
  reads: 'statement';
  bytes: Uint8Array;
}

const DELIMITERS = [';', ',', '\t', '|'] as const;

/** Parses the lines of a bank statement with the delimiter that finds most columns, from its heading on. */
export const readStatementRows = ({ task }: Assigned<StatementTask>): Promise<string[][]> =>
  Promise.resolve(rowsOf(decodeText(Buffer.from(task.bytes))));

function rowsOf(text: string): string[][] {
  const tables = DELIMITERS.map((delimiter) => fromHeading(parseWith(delimiter, text)));
  const wide = (table: string[][]): number => table.filter((row) => row.length > 1).length;
  return tables.toSorted((a, b) => wide(b) - wide(a))[0] ?? [];
}

/** Leaves out what banks write above the table: the first line with as many filled cells as the table has columns. */
function fromHeading(table: string[][]): string[][] {
  const width = Math.max(0, ...table.map((row) => row.length));
  const first = table.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > Math.min(width, 3) - 1);
  return first > 0 ? table.slice(first) : table;
}

function parseWith(delimiter: string, text: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: STATEMENT_MAX_LINES + 1,
    });
  } catch {
    return [];
  }
}
