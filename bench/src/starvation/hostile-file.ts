import { deflateRawSync } from 'node:zlib';
import { zipOf } from '@homologa/core/test/zip-archive';

const ROWS = 1_000_000;

const part = (name: string, text: string) => ({ name, data: deflateRawSync(text), size: Buffer.byteLength(text) });

const FRAME = [
  part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
  part(
    'xl/workbook.xml',
    '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  part(
    'xl/worksheets/sheet1.xml',
    `<worksheet><sheetData>${Array.from({ length: ROWS }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" s="1"/></row>`).join('')}</sheetData></worksheet>`,
  ),
];

/**
 * A small file that is within all limits of an import, but keeps its reader busy for long: a million rows without a
 * value. Each number makes a file of its own, because the product recognizes content that it is importing.
 */
export const hostileFile = (number: number): Blob =>
  new Blob([new Uint8Array(zipOf([...FRAME, part('docProps/number.xml', `<number>${number}</number>`)]))]);
