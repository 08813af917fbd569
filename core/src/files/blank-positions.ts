const GPS_POINTER = 0x8825;
const LONG = 4;
const ENTRY_BYTES = 12;
/** More than any camera writes. */
const MAX_ENTRIES = 200;
const MAX_GPS_TAG = 0x1f;
/** Bytes of one value, by the type of its field. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

const XMP_BEGIN = '<x:xmpmeta';
const XMP_END = '</x:xmpmeta>';

/**
 * Blanks in place, without moving a byte, what a picture says about where it was taken: the GPS directory of every
 * TIFF block in it (a TIFF file, Exif in HEIC) and all of its XMP. Whatever is damaged stays as it is.
 */
export function blankPositions(bytes: Buffer): void {
  for (const mark of ['II*\0', 'MM\0*']) {
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1')) {
      blankGps(bytes.subarray(at), mark.startsWith('I'));
    }
  }
  for (let at = bytes.indexOf(XMP_BEGIN); at >= 0; at = bytes.indexOf(XMP_BEGIN, at + 1)) {
    const end = bytes.indexOf(XMP_END, at);
    bytes.fill(' ', at, end < 0 ? at + XMP_BEGIN.length : end + XMP_END.length);
  }
}

/** `tiff` begins with a TIFF header; offsets in it count from there. */
function blankGps(tiff: Buffer, littleEndian: boolean): void {
  const short = (at: number) => (littleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (littleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (at: number): number[] => {
    if (at < 8 || at + 2 > tiff.length) return [];
    const count = short(at);
    if (count > MAX_ENTRIES || at + 2 + count * ENTRY_BYTES > tiff.length) return [];
    return Array.from({ length: count }, (_, place) => at + 2 + place * ENTRY_BYTES);
  };
  if (tiff.length < 8) return;
  const seen = new Set<number>();
  for (let directory = long(4); directory > 0 && !seen.has(directory); ) {
    seen.add(directory);
    const entries = entriesAt(directory);
    const end = directory + 2 + entries.length * ENTRY_BYTES;
    for (const entry of entries) {
      if (short(entry) !== GPS_POINTER || short(entry + 2) !== LONG) continue;
      const gps = long(entry + 8);
      const values = entriesAt(gps);
      // In compressed pixels the header's four bytes may occur by chance; a whole directory does not.
      if (values.length === 0 || values.some((value) => short(value) > MAX_GPS_TAG)) continue;
      for (const value of values) {
        const size = (TYPE_BYTES[short(value + 2)] ?? 0) * long(value + 4);
        if (size > 4 && long(value + 8) + size <= tiff.length) tiff.fill(0, long(value + 8), long(value + 8) + size);
      }
      tiff.fill(0, gps, gps + 2 + values.length * ENTRY_BYTES);
    }
    directory = entries.length > 0 && end + 4 <= tiff.length ? long(end) : 0;
  }
}
