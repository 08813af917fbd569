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

/** Time for all files of a list, which leaves the job a third of its half hour for the import. */
const DEADLINE_MS = 20 * 60_000;
const BOUNDS = {
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
 * `watchlist_unavailable` (retryable), `watchlist_too_slow`, `watchlist_address_refused` and `watchlist_limits`.
 */
export async function fetchList(
  outgoing: Outgoing,
  urls: readonly string[],
  folder: string,
  signal: AbortSignal,
  deadlineMs = DEADLINE_MS,
): Promise<ListFile[]> {
  const until = performance.now() + deadlineMs;
  const files: ListFile[] = [];
  for (const [at, url] of urls.entries()) {
    const { host, pathname } = new URL(url);
    const path = join(folder, String(at));
    const leftMs = Math.max(0, until - performance.now());
    try {
      const modifiedOn = await outgoing.call(
        { ...BOUNDS, url, timeoutMs: leftMs },
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
      throw faultOf(cause, host, performance.now() >= until);
    }
  }
  return files;
}

/** Returns an error that names only the host, because the URL may contain an API key. */
function faultOf(cause: unknown, place: string, isOverdue: boolean): DomainError {
  if (isOutgoingFault(cause, 'answer_too_large')) return beyondLimits(place);
  const isRefused = isOutgoingFault(cause, 'address_refused');
  const isSlow = isOverdue || isOutgoingFault(cause, 'answer_too_slow');
  const code = isRefused ? 'watchlist_address_refused' : isSlow ? 'watchlist_too_slow' : 'watchlist_unavailable';
  return new DomainError(code, { values: { place }, cause });
}
