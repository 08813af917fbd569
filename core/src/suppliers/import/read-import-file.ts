import { DomainError } from '@homologa/domain/errors/domain-error';
import { lookUp } from '@homologa/domain/language/record-of';
import type { BulkRow } from '@homologa/domain/suppliers/bulk/bulk-text';
import {
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_UNPACKED_BYTES,
  IMPORT_SUPPLIER_LIMIT,
} from '@homologa/domain/suppliers/limits';
import { parse } from 'csv-parse/sync';
import { readFirstSheet } from '../../kernel/spreadsheets/first-sheet';
import { decodeText } from '../../kernel/storage/decode-text';

export interface ImportRow extends BulkRow {
  line: number;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const READERS: Readonly<Record<string, (bytes: Buffer, width: number) => ImportRow[] | Promise<ImportRow[]>>> = {
  'text/csv': (bytes, width) => readDelimited(decodeText(bytes), width),
  // Plain text is parsed like the text that users paste into the form for adding many suppliers, so quotation marks
  // have no special meaning.
  'text/plain': (bytes) => readLines(decodeText(bytes)),
  [XLSX]: readSheet,
};

/**
 * Maximum number of parsed rows: the heading, the permitted suppliers, and one more row to detect that the file has too
 * many.
 */
const MAX_ROWS = IMPORT_SUPPLIER_LIMIT + 2;

export const isImportable = (mime: string): boolean => Object.hasOwn(READERS, mime);

/**
 * Parses the non-blank rows of a file. Run it only in a child process, because the file is untrusted. `width` is the
 * number of fields that the workflow expects. Throws `import_unreadable`, `file_too_large`.
 */
export async function readImportFile(file: { mime: string; bytes: Buffer }, width: number): Promise<ImportRow[]> {
  const read = lookUp(READERS, file.mime);
  if (!read) throw new DomainError('import_unreadable');
  const rows = (await read(file.bytes, width)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return rows.slice(0, MAX_ROWS).map((row) => ({ ...row, cells: row.cells.slice(0, IMPORT_MAX_COLUMNS) }));
}

const readLines = (text: string): ImportRow[] =>
  text.split(/\r\n|[\n\r]/).map((line, index) => {
    const isOfSheet = line.includes('\t');
    return { line: index + 1, cells: line.split(isOfSheet ? '\t' : ';'), isOfSheet };
  });

const DELIMITERS = [';', ',', '\t'] as const;

/**
 * Parses with the delimiter that gives the first record `width` cells, otherwise with the delimiter that gives it the
 * most cells.
 */
function readDelimited(text: string, width: number): ImportRow[] {
  const counts = DELIMITERS.map((candidate) => {
    try {
      return parseCsv(text, candidate, 1)[0]?.cells.length ?? 0;
    } catch {
      return 0;
    }
  });
  const fitting = counts.indexOf(width);
  const delimiter = DELIMITERS[fitting < 0 ? counts.indexOf(Math.max(...counts)) : fitting] ?? DELIMITERS[0];
  try {
    return parseCsv(text, delimiter);
  } catch (cause) {
    throw new DomainError('import_unreadable', { cause });
  }
}

function parseCsv(text: string, delimiter: string, to?: number): ImportRow[] {
  const rows = parse(text, {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(to ? { to } : {}),
  }) as unknown as { info: { lines: number }; record: string[] }[];
  return rows.map(({ info, record }) => ({
    // csv-parse reports the line on which a record ends. Subtracting the line breaks inside its cells gives the line on
    // which the record starts.
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record,
    isOfSheet: false,
  }));
}

async function readSheet(bytes: Buffer): Promise<ImportRow[]> {
  const limits = { rows: MAX_ROWS, columns: IMPORT_MAX_COLUMNS, unpackedBytes: IMPORT_MAX_UNPACKED_BYTES };
  return (await readFirstSheet(bytes, limits)).map((row) => ({ ...row, isOfSheet: true }));
}
