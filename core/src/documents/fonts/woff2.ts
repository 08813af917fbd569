import { brotliDecompressSync } from 'node:zlib';
import { GlyphTables } from './woff2-glyphs';

const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const tagAt = (index: number): string => TAGS.slice(index * 5, index * 5 + 4);
const OTHER_TAG = 63;

const HEADER_BYTES = 48;
const CHECKSUM_AT = 8;
const LOCATION_FORMAT_AT = 50;

interface Table {
  tag: string;
  bytes: Buffer;
}

/**
 * Converts a WOFF2 font to TrueType, the only form that PDFs embed. `mark` becomes its checksum, by which the PDF
 * library distinguishes fonts of the same name.
 */
export function unpackWoff2(file: Buffer, mark: number): Buffer {
  const tables = readTables(file);
  const find = (tag: string): Buffer | undefined => tables.find((table) => table.tag === tag)?.bytes;
  const glyf = find('glyf');
  const head = find('head');
  if (!glyf || !head) throw new Error('not a TrueType font');
  const made = new GlyphTables(glyf);
  head.writeUInt32BE(mark >>> 0, CHECKSUM_AT);
  head.writeInt16BE(1, LOCATION_FORMAT_AT);
  return writeFont(
    tables.map(({ tag, bytes }) => ({
      tag,
      bytes: tag === 'glyf' ? made.glyphs : tag === 'loca' ? made.places : bytes,
    })),
  );
}

/** Reads the table directory and the tables, which are compressed as one stream. Throws for unknown formats. */
function readTables(file: Buffer): Table[] {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not WOFF2');
  let at = HEADER_BYTES;
  const size = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const listed = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    let tag = tagAt(flags & 63);
    if ((flags & 63) === OTHER_TAG) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const isGlyphs = tag === 'glyf' || tag === 'loca';
    const isChanged = isGlyphs ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isGlyphs !== isChanged) throw new Error(`a table that is packed otherwise: ${tag}`);
    const whole = size();
    return { tag, bytes: isChanged ? size() : whole };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return listed.map(({ tag, bytes }) => {
    const table = { tag, bytes: Buffer.from(data.subarray(from, from + bytes)) };
    from += bytes;
    return table;
  });
}

const ENTRY_BYTES = 16;
const padded = (bytes: number): number => (bytes + 3) & ~3;

function writeFont(tables: readonly Table[]): Buffer {
  const sorted = [...tables].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const start = 12 + sorted.length * ENTRY_BYTES;
  const font = Buffer.alloc(sorted.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  font.writeUInt32BE(0x0001_0000, 0);
  font.writeUInt16BE(sorted.length, 4);
  let at = start;
  for (const [index, { tag, bytes }] of sorted.entries()) {
    const entry = 12 + index * ENTRY_BYTES;
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, at);
    at += padded(bytes.length);
  }
  return font;
}
