import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { WATCHLIST_FILE_MAX_BYTES } from '@homologa/domain/screenings/limits';
import type { ListFile } from '@homologa/screening/readers/list-file';
import { beyondLimits } from '@homologa/screening/readers/list-reader';
import { safeFileName } from '../../files/store-upload';
import type { Outgoing } from '../../kernel/outgoing/outgoing';
import { isOutgoingFault } from '../../kernel/outgoing/outgoing-error';

const HOUR_MS = 3_600_000;
const BOUNDS = {
  headers: { accept: '*/*' },
  timeoutMs: HOUR_MS,
  maxBytes: WATCHLIST_FILE_MAX_BYTES,
  // A publisher that sends less would hold a place of the workers for hours.
  minBytesPerSecond: 4 * 1024,
  maxRedirects: 5,
};

function dayOfHeader(text: string | null): string | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

/**
 * Downloads each URL into the folder. Retries are safe, because a download changes nothing at the publisher. Throws
 * `watchlist_unavailable` (retryable), `watchlist_address_refused` and `watchlist_limits`.
 */
export async function fetchList(
  outgoing: Outgoing,
  urls: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<ListFile[]> {
  const files: ListFile[] = [];
  for (const [at, url] of urls.entries()) {
    const { host, pathname } = new URL(url);
    const path = join(folder, String(at));
    try {
      const modifiedOn = await outgoing.call(
        { ...BOUNDS, url },
        signal,
        async ({ ok, status, headers, body }, bounded) => {
          if (!ok) throw new Error(`answered ${status}`);
          await pipeline(body, createWriteStream(path, { mode: 0o600 }), { signal: bounded });
          return dayOfHeader(headers.get('last-modified'));
        },
      );
      files.push({ path, name: safeFileName(pathname), modifiedOn });
    } catch (cause) {
      signal.throwIfAborted();
      throw faultOf(cause, host);
    }
  }
  return files;
}

/** Returns an error that names only the host, because the URL may contain an API key. */
function faultOf(cause: unknown, place: string): DomainError {
  if (isOutgoingFault(cause, 'answer_too_large')) return beyondLimits(place);
  const isRefused = isOutgoingFault(cause, 'address_refused');
  const code = isRefused ? 'watchlist_address_refused' : 'watchlist_unavailable';
  return new DomainError(code, { values: { place }, cause });
}
