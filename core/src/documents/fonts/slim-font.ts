/** Tables of OpenType layout: ligatures, kerning, the classes of both. */
const LAYOUT: ReadonlySet<string> = new Set(['GSUB', 'GPOS', 'GDEF']);

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
/** Tables begin at multiples of four bytes. */
const ALIGNMENT = 4;

/**
 * The same TrueType font without its layout tables. A document's library parses them anew for each document, which took
 * four fifths of the time of a short one; Latin, Greek and Cyrillic letters need none of them but for kerning.
 */
export function withoutLayout(font: Buffer): Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, place) => HEADER_BYTES + place * RECORD_BYTES);
  const kept = records.filter((at) => !LAYOUT.has(font.toString('latin1', at, at + 4)));
  const header = Buffer.alloc(HEADER_BYTES + kept.length * RECORD_BYTES);
  font.copy(header, 0, 0, HEADER_BYTES);
  header.writeUInt16BE(kept.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [place, at] of kept.entries()) {
    const begins = font.readUInt32BE(at + 8);
    const bytes = font.subarray(begins, begins + font.readUInt32BE(at + 12));
    const record = HEADER_BYTES + place * RECORD_BYTES;
    // Tag, checksum and length stay; only where the table begins is another.
    font.copy(header, record, at, at + RECORD_BYTES);
    header.writeUInt32BE(offset, record + 8);
    const padded = Math.ceil(bytes.length / ALIGNMENT) * ALIGNMENT;
    parts.push(bytes, Buffer.alloc(padded - bytes.length));
    offset += padded;
  }
  return Buffer.concat(parts);
}
