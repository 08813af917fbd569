import { createInflateRaw } from 'node:zlib';
import { DomainError } from '@homologa/domain/errors/domain-error';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

/**
 * Inflates a zip archive and discards the output, to verify that its size stays within `limit` bytes: the sizes in the
 * archive's directory can be forged. Throws `file_too_large`, or `import_unreadable` for a corrupt archive.
 */
export async function checkUnpackedSize(zip: Buffer, limit: number): Promise<void> {
  let total = 0;
  const add = (size: number) => {
    total += size;
    if (total > limit) throw new DomainError('file_too_large');
  };
  try {
    const entries = entriesOf(zip);
    for (const { size } of entries) add(size);
    total = 0;
    for (const { method, data } of entries) {
      if (method === STORED) add(data.length);
      else if (method !== DEFLATED) throw new DomainError('import_unreadable');
      else for await (const chunk of createInflateRaw().end(data)) add((chunk as Buffer).length);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError('import_unreadable', { cause });
  }
}

function entriesOf(zip: Buffer): { method: number; data: Buffer; size: number }[] {
  const end = findEnd(zip);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new DomainError('import_unreadable');
    const local = zip.readUInt32LE(at + 42);
    const start = local + LOCAL_SIZE + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const entry = {
      method: zip.readUInt16LE(at + 10),
      data: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
      size: zip.readUInt32LE(at + 24),
    };
    at += ENTRY_SIZE + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
}

function findEnd(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - END_SIZE - MAX_COMMENT);
  for (let at = zip.length - END_SIZE; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new DomainError('import_unreadable');
}
