import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvField } from '@homologa/domain/exports/csv-field';
import type { CellKind, CellValue, Sheet } from './sheet';

/** Byte order mark, which makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const DAY_LENGTH = 10;

/** Formats a cell as a CSV field. Moments are ISO 8601 in UTC. */
function field(value: CellValue, kind: CellKind): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return kind === 'day' ? value.toISOString().slice(0, DAY_LENGTH) : value.toISOString();
  return typeof value === 'string' ? csvField(value) : field(value.value, value.kind);
}

/** Writes the rows of one sheet to a CSV file, with one batch in memory. Throws the errors of the row source. */
export async function writeCsv(path: string, { columns, batches }: Sheet): Promise<void> {
  const line = (cells: readonly CellValue[]): string =>
    `${cells.map((cell, at) => field(cell, columns[at]?.kind ?? 'text')).join(',')}\r\n`;
  async function* lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + line(columns.map(({ header }) => header));
    for await (const rows of batches) yield rows.map(line).join('');
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}
