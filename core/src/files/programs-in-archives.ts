import { createReadStream } from 'node:fs';

/** Types whose files are zip archives. */
const ARCHIVES: ReadonlySet<string> = new Set([
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
]);

export const isArchive = (mime: string): boolean => ARCHIVES.has(mime);

/**
 * Extensions of what Windows or macOS starts when somebody opens it, of disk images, which hide where their content
 * came from, and of documents with macros.
 */
const PROGRAMS: ReadonlySet<string> = new Set(
  [
    'exe dll com scr pif cpl msi msp sys ocx lnk reg application appx msix',
    'bat cmd ps1 psm1 vbs vbe js jse wsf wsh hta jar chm',
    'command dmg pkg iso img vhd vhdx apk',
    'docm dotm xlsm xltm xlam xll pptm potm ppam ppsm sldm',
  ].flatMap((line) => line.split(' ')),
);
/** Part of an Office document that holds its macros, whatever the document is called. */
const MACROS = 'vbaproject.bin';
/** Types whose macros lie in the folders `Basic` and `Scripts`. */
const MACRO_FOLDERS: ReadonlySet<string> = new Set([
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
]);
const MODULE_LISTS = ['/script-lc.xml', '/script-lb.xml'];
/** Blank and dot, which Windows ignores at the end of a name. */
const IGNORED: ReadonlySet<number | undefined> = new Set([0x20, 0x2e]);

/** Headers of an entry: the one before its content and the one in the directory. */
const HEADERS = [
  { signature: Buffer.from('PK\u0003\u0004', 'latin1'), methodAt: 8, lengthAt: 26, nameAt: 30 },
  { signature: Buffer.from('PK\u0001\u0002', 'latin1'), methodAt: 10, lengthAt: 28, nameAt: 46 },
];
/** Longest name that is looked at. Its end decides, and no program opens a longer path. */
const MAX_NAME = 4096;
/** Length of the end of a name that decides. A header costs the same whatever length it declares. */
const TAIL = 64;
/** Highest number of a compression method. Bytes that look like a header by chance declare a higher one. */
const MAX_METHOD = 99;
/** Bytes of extra fields within which a field must begin. Office pads with one long field at their end. */
const MAX_EXTRA = 4096;
const MAX_EXTRA_FIELDS = 32;
/** Extra field with another name of the entry, which some readers prefer: version and checksum, then the name. */
const UNICODE_PATH = 0x7075;
const UNICODE_NAME_AT = 5;
/** Bytes from the start of a header to the end of its last possible name. */
const REACH = 46 + MAX_NAME + MAX_EXTRA + 4 + UNICODE_NAME_AT + MAX_NAME;
/** Headers of 50,000 entries. An archive with more is made to keep the server busy. */
const MAX_HEADERS = 100_000;

/** Why an archive is refused: a program in it, or headers that cannot be read within bounds. */
export type ArchiveFault = 'program' | 'unreadable';

/**
 * Returns why an archive is refused, or null. Looks at every header in the file instead of the directory alone, because
 * readers differ in what they believe, and so also sees archives that are stored in it uncompressed. The work is linear
 * in the size of the file: it runs in the web server's process.
 */
export async function findArchiveFault(path: string, mime: string): Promise<ArchiveFault | null> {
  const isMacro = MACRO_FOLDERS.has(mime) ? isOpenDocumentMacro : () => false;
  const judge = (name: EntryName) => isProgram(name.tail) || isMacro(name);
  let kept = Buffer.alloc(0);
  let headers = 0;
  const faultIn = (bytes: Buffer, end: number): ArchiveFault | null => {
    for (const found of headersIn(bytes, end)) {
      headers += 1;
      if (headers > MAX_HEADERS || found === 'unreadable') return 'unreadable';
      if (found.some(judge)) return 'program';
    }
    return null;
  };
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([kept, chunk as Buffer]);
    // The next piece judges the headers whose reach this piece does not hold, so that each header counts once.
    const end = Math.max(0, bytes.length - REACH);
    const fault = faultIn(bytes, end);
    if (fault) return fault;
    kept = bytes.subarray(end);
  }
  return faultIn(kept, kept.length);
}

interface EntryName {
  /** First bytes of the name, enough for a folder. */
  start: string;
  /** Last bytes of the name without blanks and dots at the end, which Windows ignores. */
  tail: string;
}

/** Yields the names of each header that begins before `end`: the classic one and those of extra fields. */
export function* headersIn(bytes: Buffer, end: number): Generator<EntryName[] | 'unreadable'> {
  for (const { signature, methodAt, lengthAt, nameAt } of HEADERS) {
    // The search goes on behind the signature, because a false header may cover a true one.
    for (let at = bytes.indexOf(signature); at >= 0 && at < end; at = bytes.indexOf(signature, at + signature.length)) {
      if (at + nameAt > bytes.length) break;
      const length = bytes.readUInt16LE(at + lengthAt);
      const extraAt = at + nameAt + length;
      if (length > MAX_NAME || extraAt > bytes.length) yield [];
      else if (bytes.readUInt16LE(at + methodAt) > MAX_METHOD) yield [nameOf(bytes, at + nameAt, extraAt)];
      else {
        const others = extraNames(bytes, extraAt, bytes.readUInt16LE(at + lengthAt + 2));
        yield others === null ? 'unreadable' : [nameOf(bytes, at + nameAt, extraAt), ...others];
      }
    }
  }
}

/** Returns the names in extra fields, or null if a field lies out of reach. */
function extraNames(bytes: Buffer, from: number, length: number): EntryName[] | null {
  const names: EntryName[] = [];
  const end = Math.min(from + length, bytes.length);
  for (let at = from, fields = 1; at + 4 <= end; fields += 1) {
    if (at - from > MAX_EXTRA || fields > MAX_EXTRA_FIELDS) return null;
    const next = at + 4 + bytes.readUInt16LE(at + 2);
    if (bytes.readUInt16LE(at) === UNICODE_PATH) {
      const nameAt = at + 4 + UNICODE_NAME_AT;
      if (next > end || next - nameAt > MAX_NAME) return null;
      names.push(nameOf(bytes, nameAt, Math.max(nameAt, next)));
    }
    at = next;
  }
  return names;
}

function nameOf(bytes: Buffer, start: number, end: number): EntryName {
  let last = end;
  while (last > Math.max(start, end - TAIL) && IGNORED.has(bytes[last - 1])) last -= 1;
  return {
    start: bytes.toString('latin1', start, Math.min(end, start + TAIL)).toLowerCase(),
    tail: bytes.toString('latin1', Math.max(start, last - TAIL), last).toLowerCase(),
  };
}

function isProgram(tail: string): boolean {
  // A name with more blanks and dots at its end than the tail holds hides its extension.
  if (IGNORED.has(tail.charCodeAt(tail.length - 1))) return true;
  const base = tail.slice(Math.max(tail.lastIndexOf('/'), tail.lastIndexOf('\\')) + 1);
  const dot = base.lastIndexOf('.');
  return base === MACROS || (dot >= 0 && PROGRAMS.has(base.slice(dot + 1)));
}

/** True for a module of LibreOffice's macros; the lists of modules are written without macros, too. */
const isOpenDocumentMacro = ({ start, tail }: EntryName): boolean =>
  (start.startsWith('basic/') && tail.endsWith('.xml') && !MODULE_LISTS.some((list) => tail.endsWith(list))) ||
  (start.startsWith('scripts/') && !tail.endsWith('/'));
