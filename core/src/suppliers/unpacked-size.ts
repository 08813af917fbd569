const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const MAX_COMMENT = 65_535;

/**
 * Bytes that a zip archive says it unpacks to, read from its directory before anything is unpacked; Infinity for
 * what has no readable directory.
 */
export function unpackedSize(zip: Buffer): number {
  const end = findEnd(zip);
  if (end === null) return Number.POSITIVE_INFINITY;
  const entries = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_SIZE > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) return Number.POSITIVE_INFINITY;
    total += zip.readUInt32LE(at + 24);
    at += ENTRY_SIZE + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return total;
}

function findEnd(zip: Buffer): number | null {
  const lowest = Math.max(0, zip.length - END_SIZE - MAX_COMMENT);
  for (let at = zip.length - END_SIZE; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return null;
}
