import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { lookUp } from '@homologa/domain/language/record-of';
import { IMPORT_MAX_BYTES, IMPORT_MAX_UNPACKED_BYTES } from '@homologa/domain/suppliers/limits';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { parse } from 'csv-parse/sync';
import { decodeText } from '../kernel/decode-text';
import { unpackedSize } from './unpacked-size';

/** One record of a file: its fields, and the line (or row of the sheet) it starts on, from 1. */
export interface ImportRecord {
  line: number;
  fields: string[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Each kind of file that can be imported, by its content's type. */
const READERS: Readonly<Record<string, (bytes: Buffer, width: number) => ImportRecord[] | Promise<ImportRecord[]>>> = {
  'text/csv': (bytes, width) => readDelimited(decodeText(bytes), width),
  // The textarea as typed: a quotation mark is a character like any other.
  'text/plain': (bytes, width) => readLines(decodeText(bytes), width),
  [XLSX]: readSheet,
};

/** Whether a stored file of this type can be imported: .csv, .txt, .xlsx. */
export const isImportable = (mime: string): boolean => Object.hasOwn(READERS, mime);

/**
 * Reads the records of a stored file, without blank ones and without a header. `width` is the number of fields
 * that the workflow expects. Throws `import_unreadable`, `file_too_large`.
 */
export async function readImportFile(file: { mime: string; stream: Readable }, width: number): Promise<ImportRecord[]> {
  const bytes = await buffer(file.stream);
  if (bytes.length > IMPORT_MAX_BYTES) throw new DomainError('file_too_large');
  const read = lookUp(READERS, file.mime);
  if (!read) throw new DomainError('import_unreadable');
  const records = (await read(bytes, width)).filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  const [first, ...rest] = records;
  return first && isHeader(first) ? rest : records;
}

/** Semicolons, or the tabs of what a spreadsheet has saved as text, where cells on the right may be empty. */
const readLines = (text: string, width: number): ImportRecord[] =>
  text.split(/\r\n|[\n\r]/).map((line, index) => {
    const fields = line.split(line.includes('\t') ? '\t' : ';');
    const missing = line.includes('\t') ? Math.max(0, width - fields.length) : 0;
    return { line: index + 1, fields: [...fields, ...Array<string>(missing).fill('')] };
  });

const DELIMITERS = [';', ',', '\t'] as const;

/** The first delimiter that gives the first record its number of fields; semicolons when none does. */
function readDelimited(text: string, width: number): ImportRecord[] {
  const delimiter =
    DELIMITERS.find((candidate) => {
      try {
        return parseCsv(text, candidate, 1)[0]?.fields.length === width;
      } catch {
        return false;
      }
    }) ?? DELIMITERS[0];
  try {
    return parseCsv(text, delimiter);
  } catch (cause) {
    throw new DomainError('import_unreadable', { cause });
  }
}

function parseCsv(text: string, delimiter: string, to?: number): ImportRecord[] {
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
    // The parser names the line on which a record ends.
    line: info.lines - record.join('').split('\n').length + 1,
    fields: record,
  }));
}

async function readSheet(bytes: Buffer, width: number): Promise<ImportRecord[]> {
  if (unpackedSize(bytes) > IMPORT_MAX_UNPACKED_BYTES) throw new DomainError('file_too_large');
  const { Workbook } = (await import('exceljs')).default;
  const workbook = new Workbook();
  try {
    // Its own type for a buffer predates Node's.
    await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  } catch (cause) {
    throw new DomainError('import_unreadable', { cause });
  }
  const records: ImportRecord[] = [];
  workbook.worksheets[0]?.eachRow((row, line) => {
    const fields: string[] = [];
    row.eachCell({ includeEmpty: true }, (cell, column) => {
      fields[column - 1] = cell.text;
    });
    // A sheet has no last field: empty cells on the right are neither missing nor too many.
    while (fields.length > width && fields.at(-1) === '') fields.pop();
    records.push({ line, fields: Array.from({ length: Math.max(width, fields.length) }, (_, at) => fields[at] ?? '') });
  });
  return records;
}

const HEADERS = [
  'company_name',
  'empresa',
  'razón social',
  ...Object.values(INVITE_FIELD_WORDS.company_name).map((word) => word.toLowerCase()),
];

/** The first field of a header names the column. */
function isHeader({ fields }: ImportRecord): boolean {
  const first = (fields[0] ?? '').trim().toLowerCase();
  return HEADERS.includes(first.replace(/\s*\*$/, ''));
}
