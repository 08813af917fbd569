import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Locale } from '@homologa/domain/language/locales';
import { ZipFile } from 'yazl';
import type { Sheet } from './sheet';
import { sheetXml } from './sheet-xml';
import { stylesXml } from './styles';
import {
  contentTypesXml,
  rootRelationsXml,
  sheetPath,
  type WrittenSheet,
  workbookRelationsXml,
  workbookXml,
} from './workbook-xml';

/** Fastest level: level 6 takes 1.7 times as long for a file that is a quarter smaller (100,000 rows of 40 columns). */
const COMPRESSION_LEVEL = 1;

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a workbook to a file, keeping one batch of rows in memory. Returns the number of rows per sheet. Throws the
 * errors of the row sources; the caller must then delete the file.
 */
export async function writeWorkbook(path: string, sheets: readonly Sheet[], locale: Locale): Promise<number[]> {
  const zip = new ZipFile();
  const output = createWriteStream(path);
  const written: WrittenSheet[] = sheets.map(({ name, columns, isList, isHidden = false }) => ({
    name,
    columns: columns.length,
    rows: 0,
    isList,
    isHidden,
  }));
  const streams: Readable[] = [];
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  const add = (name: string, xml: Iterable<string> | AsyncIterable<string>) => {
    const stream = Readable.from(xml, { objectMode: false });
    // yazl does not handle errors of its input streams.
    stream.on('error', fail);
    streams.push(stream);
    zip.addReadStream(stream, name, { compressionLevel: COMPRESSION_LEVEL });
  };
  const text = (name: string, xml: () => string) => add(name, lazily(xml));
  text('[Content_Types].xml', () => contentTypesXml(sheets.length));
  text('_rels/.rels', () => rootRelationsXml);
  text('xl/styles.xml', () => stylesXml(locale));
  text('xl/_rels/workbook.xml.rels', () => workbookRelationsXml(sheets.length));
  for (const [index, sheet] of sheets.entries()) {
    const count = (rows: number) => {
      const entry = written[index];
      if (entry) entry.rows += rows;
    };
    add(sheetPath(index), sheetXml(sheet, count));
  }
  // The workbook part comes last, because its filter ranges depend on the numbers of rows.
  text('xl/workbook.xml', () => workbookXml(written));
  zip.end();
  try {
    await pipeline(zip.outputStream, output);
  } finally {
    for (const stream of streams) stream.destroy();
  }
  return written.map(({ rows }) => rows);
}

function* lazily(text: () => string): Generator<string> {
  yield text();
}
