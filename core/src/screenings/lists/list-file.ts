import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { WATCHLIST_FILE_MAX_BYTES } from '@homologa/domain/screenings/limits';
import type { InspectedFile, ListFile } from '@homologa/screening/readers/list-file';

const CHUNK_BYTES = 256 * 1024;

/** Reads the file once for size, hash and encoding. Throws `watchlist_limits` for oversized files. */
export async function inspectFile(file: ListFile, signal?: AbortSignal): Promise<InspectedFile> {
  const digest = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let isUtf8 = true;
  const test = (bytes?: Uint8Array) => {
    if (!isUtf8) return;
    try {
      utf8.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const chunk of createReadStream(file.path, { highWaterMark: CHUNK_BYTES, signal })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > WATCHLIST_FILE_MAX_BYTES) throw new DomainError('watchlist_limits', { values: { place: file.name } });
    digest.update(bytes);
    test(bytes);
  }
  test();
  return { ...file, size, sha256: digest.digest('hex'), encoding: isUtf8 ? 'utf-8' : 'windows-1252' };
}

/** C1 control characters. Latin-1 texts do not use them, so a file that contains them has a different encoding. */
const NO_LATIN1 = /[\u0080-\u009f]/;

/** Streams the file's text. `onBytes` receives the bytes of each chunk. Throws `watchlist_encoding`. */
export async function* readText(
  file: InspectedFile,
  { allowsLatin1, onBytes, signal }: { allowsLatin1: boolean; onBytes: (bytes: number) => void; signal: AbortSignal },
): AsyncGenerator<string> {
  const refuse = () => new DomainError('watchlist_encoding', { values: { place: file.name } });
  if (file.encoding !== 'utf-8' && !allowsLatin1) throw refuse();
  const decoder = new TextDecoder(file.encoding);
  for await (const chunk of createReadStream(file.path, { highWaterMark: CHUNK_BYTES, signal })) {
    const bytes = chunk as Buffer;
    const text = decoder.decode(bytes, { stream: true });
    if (text.includes('\0') || (file.encoding !== 'utf-8' && NO_LATIN1.test(text))) throw refuse();
    onBytes(bytes.length);
    yield text;
  }
  yield decoder.decode();
}
