const GPS_POINTER = 0x8825;
const LONG = 4;
const ENTRY_BYTES = 12;
const MAX_GPS_TAG = 0x1f;
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * Limits on the structure of a file. They are far above the values in photos of real cameras, so that only a crafted
 * file exceeds them, which could otherwise use much CPU time.
 */
const MAX_BLOCKS = 100;
const MAX_DIRECTORIES = 20;
const MAX_ENTRIES = 200;
const MAX_VALUE_BYTES = 1000;

const XMP_BEGIN = '<x:xmpmeta';
const XMP_END = '</x:xmpmeta>';

/**
 * Overwrites location data in place, keeping all offsets: the GPS directory of every TIFF block (TIFF files, Exif in
 * HEIC) and all XMP. Leaves damaged structures unchanged.
 */
export function blankPositions(bytes: Buffer): void {
  for (const mark of ['II*\0', 'MM\0*']) {
    let at = bytes.indexOf(mark, 0, 'latin1');
    for (let block = 0; at >= 0 && block < MAX_BLOCKS; block += 1) {
      blankGps(bytes.subarray(at), mark.startsWith('I'));
      at = bytes.indexOf(mark, at + 1, 'latin1');
    }
  }
  let at = bytes.indexOf(XMP_BEGIN);
  for (let end = at; at >= 0 && end >= 0; at = bytes.indexOf(XMP_BEGIN, end)) {
    end = bytes.indexOf(XMP_END, at);
    if (end < 0) return;
    bytes.fill(' ', at, end + XMP_END.length);
  }
}

function blankGps(tiff: Buffer, littleEndian: boolean): void {
  const short = (at: number) => (littleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (littleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (at: number): number[] => {
    if (at < 8 || at + 2 > tiff.length) return [];
    const count = short(at);
    if (count > MAX_ENTRIES || at + 2 + count * ENTRY_BYTES > tiff.length) return [];
    return Array.from({ length: count }, (_, place) => at + 2 + place * ENTRY_BYTES);
  };
  const blankDirectory = (at: number): void => {
    const entries = entriesAt(at);
    // Compressed pixels may match the four header bytes by chance, but not a whole valid directory.
    if (entries.length === 0 || entries.some((entry) => short(entry) > MAX_GPS_TAG)) return;
    for (const entry of entries) {
      const size = (TYPE_BYTES[short(entry + 2)] ?? 0) * long(entry + 4);
      const value = long(entry + 8);
      if (size > 4 && size <= MAX_VALUE_BYTES && value + size <= tiff.length) tiff.fill(0, value, value + size);
    }
    tiff.fill(0, at, at + 2 + entries.length * ENTRY_BYTES);
  };
  let directory = tiff.length < 8 ? 0 : long(4);
  for (let count = 0; directory > 0 && count < MAX_DIRECTORIES; count += 1) {
    const entries = entriesAt(directory);
    const pointer = entries.find((entry) => short(entry) === GPS_POINTER && short(entry + 2) === LONG);
    const end = directory + 2 + entries.length * ENTRY_BYTES;
    const next = entries.length > 0 && end + 4 <= tiff.length ? long(end) : 0;
    if (pointer !== undefined) blankDirectory(long(pointer + 8));
    directory = next;
  }
}
