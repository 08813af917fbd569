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

/** Headers of an entry: the one before its content and the one in the directory. */
const HEADERS = [
  { signature: Buffer.from('PK\u0003\u0004', 'latin1'), lengthAt: 26, nameAt: 30 },
  { signature: Buffer.from('PK\u0001\u0002', 'latin1'), lengthAt: 28, nameAt: 46 },
];
/** Longest name that is looked at. Its end decides, and no program opens a longer path. */
const MAX_NAME = 4096;
const OVERLAP = MAX_NAME + 46;

/**
 * Returns true if an archive holds a program. Looks at every header in the file instead of the directory alone, because
 * readers differ in what they believe, and so also sees archives that are stored in it uncompressed.
 */
export async function holdsProgram(path: string): Promise<boolean> {
  let kept = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([kept, chunk as Buffer]);
    if (namesIn(bytes).some(isProgram)) return true;
    kept = bytes.subarray(Math.max(0, bytes.length - OVERLAP));
  }
  return false;
}

function namesIn(bytes: Buffer): string[] {
  return HEADERS.flatMap(({ signature, lengthAt, nameAt }) => {
    const names: string[] = [];
    for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1)) {
      if (at + nameAt > bytes.length) break;
      const length = bytes.readUInt16LE(at + lengthAt);
      if (length <= MAX_NAME && at + nameAt + length <= bytes.length) {
        names.push(bytes.toString('latin1', at + nameAt, at + nameAt + length));
      }
    }
    return names;
  });
}

function isProgram(name: string): boolean {
  // Windows ignores dots and blanks at the end of a name.
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/[. ]+$/, '').toLowerCase();
  const dot = base.lastIndexOf('.');
  return base === MACROS || (dot >= 0 && PROGRAMS.has(base.slice(dot + 1)));
}
