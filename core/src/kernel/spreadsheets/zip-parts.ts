import { createInflateRaw } from 'node:zlib';
import { DomainError } from '@homologa/domain/errors/domain-error';

const END_OF_DIRECTORY = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_SIZE = 22;
const ZIP64_LOCATOR_SIZE = 20;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 0xffff;
/** Values by which a field refers to the fields of ZIP64. */
const SEE_ZIP64_16 = 0xffff;
const SEE_ZIP64_32 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

export interface ZipPart {
  name: string;
  method: number;
  data: Buffer;
}

interface Entry extends ZipPart {
  start: number;
  end: number;
}

const unreadable = (cause?: unknown) => new DomainError('import_unreadable', { cause });

/**
 * Lists the parts of an untrusted zip archive by their names. Archives that two readers could understand differently
 * are refused, because a check would then see another content than the reader: ZIP64, several disks, counts that
 * differ, bytes between directory and end, two parts with one name or one place, a local name that differs. Throws
 * `import_unreadable`.
 */
export function zipPartsOf(zip: Buffer): ReadonlyMap<string, ZipPart> {
  try {
    const entries = entriesOf(zip, findEnd(zip)).sort((a, b) => a.start - b.start);
    for (const [index, { start }] of entries.entries()) {
      if (start < (entries[index - 1]?.end ?? 0)) throw unreadable();
    }
    const parts = new Map(entries.map(({ name, method, data }) => [name, { name, method, data }]));
    if (parts.size !== entries.length) throw unreadable();
    return parts;
  } catch (cause) {
    throw cause instanceof DomainError ? cause : unreadable(cause);
  }
}

/** Returns the end record that closes the file. A second one in its comment makes the archive ambiguous. */
function findEnd(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - END_SIZE - MAX_COMMENT);
  for (let at = zip.length - END_SIZE; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    if (at + END_SIZE + zip.readUInt16LE(at + 20) !== zip.length) throw unreadable();
    return at;
  }
  throw unreadable();
}

function entriesOf(zip: Buffer, end: number): Entry[] {
  const [disk, diskOfDirectory, here, count] = [4, 6, 8, 10].map((field) => zip.readUInt16LE(end + field));
  const [size, offset] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  const hasLocator = end >= ZIP64_LOCATOR_SIZE && zip.readUInt32LE(end - ZIP64_LOCATOR_SIZE) === ZIP64_LOCATOR;
  if (hasLocator || count === undefined || count === SEE_ZIP64_16 || offset === SEE_ZIP64_32) throw unreadable();
  if (disk !== 0 || diskOfDirectory !== 0 || here !== count || offset + size !== end) throw unreadable();
  let at = offset;
  const entries = Array.from({ length: count }, () => {
    const { next, ...entry } = entryAt(zip, at, offset);
    at = next;
    return entry;
  });
  if (at !== end) throw unreadable();
  return entries;
}

function entryAt(zip: Buffer, at: number, directory: number): Entry & { next: number } {
  const [packed, size, local] = [20, 24, 42].map((field) => zip.readUInt32LE(at + field)) as [number, number, number];
  if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY || zip.readUInt32LE(local) !== LOCAL_HEADER) throw unreadable();
  if ([packed, size, local].includes(SEE_ZIP64_32)) throw unreadable();
  const nameLength = zip.readUInt16LE(at + 28);
  const name = zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
  const localName = zip.subarray(local + LOCAL_SIZE, local + LOCAL_SIZE + zip.readUInt16LE(local + 26));
  const start = local + LOCAL_SIZE + localName.length + zip.readUInt16LE(local + 28);
  const end = start + packed;
  if (!name.equals(localName) || end > directory) throw unreadable();
  return {
    name: name.toString(),
    method: zip.readUInt16LE(at + 10),
    data: zip.subarray(start, end),
    start: local,
    end,
    next: at + ENTRY_SIZE + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
  };
}

/** Bytes that may still be unpacked from an archive, shared by all of its parts. */
export class UnpackBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Throws `file_too_large` if the archive unpacks to more than its budget, whatever its directory declares. */
  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new DomainError('file_too_large');
  }
}

/** Unpacks a part in pieces. Throws `file_too_large`, and `import_unreadable` for damaged or encrypted data. */
export async function* unpack({ method, data }: ZipPart, budget: UnpackBudget): AsyncGenerator<Buffer> {
  if (method === STORED) {
    budget.take(data.length);
    yield data;
    return;
  }
  if (method !== DEFLATED) throw unreadable();
  const inflate = createInflateRaw();
  try {
    for await (const chunk of inflate.end(data)) {
      budget.take((chunk as Buffer).length);
      yield chunk as Buffer;
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : unreadable(cause);
  } finally {
    inflate.destroy();
  }
}
