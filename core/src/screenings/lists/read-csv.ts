import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIST_RECORD_MAX_CHARACTERS } from '@homologa/domain/screenings/limits';
import { CsvError, parse } from 'csv-parse';
import { beyondLimits, malformed } from './list-reader';

/** A record with its fields by their place. */
export interface CsvRow {
  /** The line on which it ends, from 1. */
  line: number;
  fields: string[];
}

/** What some programs of old end a file with. */
const END_OF_FILE = '\u001a';

/**
 * The records of a delimited text, one after the other, blank ones left out. Throws `watchlist_malformed` for a
 * quotation without end, `watchlist_limits` for a record without end.
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
  // What goes wrong while it is fed ends the parser with the same error.
  const fed = pipeline(Readable.from(text), parser).catch(() => undefined);
  try {
    for await (const row of parser) {
      const { info, record } = row as { info: { lines: number }; record: string[] };
      if (record.join('').replace(END_OF_FILE, '').trim() === '') continue;
      yield { line: info.lines, fields: record };
    }
  } catch (error) {
    throw told(error);
  } finally {
    parser.destroy();
    await fed;
  }
}

function told(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const place = typeof error.lines === 'number' ? `${error.lines}` : error.code;
  return error.code === 'CSV_MAX_RECORD_SIZE' ? beyondLimits(place, error) : malformed(place, error);
}

/** A record with its fields by the names in the header. */
export interface CsvRecord {
  line: number;
  /** A field, trimmed; empty where the column is not there. */
  get(column: string): string;
}

/** How a file with a header is laid out. */
interface CsvTable {
  delimiter?: string;
  /** Columns without which it is another kind of file. */
  needs: readonly string[];
  /** Lines that may come before the header. */
  preamble?: number;
  /** Told what such a line says. */
  onPreamble?: (text: string) => void;
}

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * The records below a header. Columns are known by their names in any case. Throws `watchlist_malformed` where a
 * column that is needed is missing, and for a record that has not as many fields as the header: it was cut.
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
