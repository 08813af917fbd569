import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { WATCHLIST_FILE_MAX_BYTES } from '@homologa/domain/screenings/limits';
import type { ListFile } from '@homologa/screening/readers/list-file';
import { beyondLimits } from '@homologa/screening/readers/list-reader';
import { safeFileName } from '../../files/store-upload';

function bounded(place: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > WATCHLIST_FILE_MAX_BYTES) done(beyondLimits(place));
      else done(null, chunk);
    },
  });
}

function dayOfHeader(text: string | null): string | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

/**
 * Downloads each URL into the folder. Retries are safe, because a download changes nothing at the publisher. Throws
 * `watchlist_unavailable` (retryable) and `watchlist_limits`.
 */
export async function fetchList(urls: readonly string[], folder: string, signal: AbortSignal): Promise<ListFile[]> {
  const files: ListFile[] = [];
  for (const [at, url] of urls.entries()) {
    const { host, pathname } = new URL(url);
    const path = join(folder, String(at));
    let modifiedOn: string | undefined;
    try {
      const response = await fetch(url, { signal, headers: { accept: '*/*' } });
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
      modifiedOn = dayOfHeader(response.headers.get('last-modified'));
      const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
      await pipeline(body, bounded(host), createWriteStream(path, { mode: 0o600 }), { signal });
    } catch (cause) {
      if (signal.aborted || cause instanceof DomainError) throw cause;
      // Reports only the host, because the URL may contain an API key.
      throw new DomainError('watchlist_unavailable', { values: { place: host }, cause });
    }
    files.push({ path, name: safeFileName(pathname), modifiedOn });
  }
  return files;
}
