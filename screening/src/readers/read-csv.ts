import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIST_RECORD_MAX_CHARACTERS } from '@homologa/domain/screenings/limits';
import { CsvError, parse } from 'csv-parse';
import { beyondLimits, malformed } from './list-reader';

export interface CsvRow {
  line: number;
  fields: string[];
}

/** Ctrl-Z, which some old programs append to a file as end mark. */
const END_OF_FILE = '\u001a';

/**
 * Streams the records of a delimited text and skips blank records. Throws `watchlist_malformed` for an unterminated
 * quotation, `watchlist_limits` for an oversized record.
 */
export async function* readCsv(text: AsyncIterable<string>, delimiter = ','): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LIST_RECORD_MAX_CHARACTERS,
  });
  // Ignore errors of the input here, because the loop over the parser throws the same errors.
  const fed = pipeline(Readable.from(text), parser).catch(() => undefined);
  try {
    for await (const row of parser) {
      const { info, record } = row as { info: { lines: number }; record: string[] };
      if (record.join('').replace(END_OF_FILE, '').trim() === '') continue;
      yield { line: info.lines, fields: record };
    }
  } catch (error) {
    throw toDomainError(error);
  } finally {
    parser.destroy();
    await fed;
  }
}

function toDomainError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const place = typeof error.lines === 'number' ? `${error.lines}` : error.code;
  return error.code === 'CSV_MAX_RECORD_SIZE' ? beyondLimits(place, error) : malformed(place, error);
}

export interface CsvRecord {
  line: number;
  get(column: string): string;
}

interface CsvTable {
  delimiter?: string;
  needs: readonly string[];
  preamble?: number;
  onPreamble?: (text: string) => void;
}

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * Streams the records below a header. Column names are case-insensitive. Throws `watchlist_malformed` if a required
 * column is missing, or if a record has another number of fields than the header, as in truncated files.
 */
export async function* readCsvTable(text: AsyncIterable<string>, table: CsvTable): AsyncGenerator<CsvRecord> {
  let columns: Map<string, number> | null = null;
  let width = 0;
  let before = 0;
  for await (const { line, fields } of readCsv(text, table.delimiter)) {
    if (columns === null) {
      const names = new Map(fields.map((name, at) => [plain(name), at]));
      if (table.needs.every((name) => names.has(plain(name)))) {
        columns = names;
        width = fields.length;
      } else if (before >= (table.preamble ?? 0)) throw malformed(`${line}`);
      else table.onPreamble?.(fields.join(' '));
      before += 1;
      continue;
    }
    if (fields.length !== width) throw malformed(`${line}`);
    const places = columns;
    yield { line, get: (column) => fields[places.get(plain(column)) ?? -1]?.trim() ?? '' };
  }
  if (columns === null) throw malformed('1');
}
