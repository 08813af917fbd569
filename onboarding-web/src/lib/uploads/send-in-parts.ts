import { LARGEST_UPLOAD_PART } from '@homologa/domain/onboarding/limits';
import { isApiError, isTemporary } from '@homologa/web/http/api-error';

/** Small enough that a cut costs about five seconds at 400 kbit/s. */
const FIRST_PART = 256 * 1024;
const SMALLEST_PART = 64 * 1024;
/** Parts that take less time than this double, so that a fast line does not spend its time waiting for answers. */
const QUICK_MS = 3_500;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;
/** Failures in a row with an answer of the server, after which the person decides; no connection is waited for. */
const MAX_FAILURES = 6;

export interface PartTransport<T> {
  /** Sends the part at `offset`; resolves to the number of bytes that the server has received. */
  put: (offset: number, part: Blob, onBytes: (sent: number) => void) => Promise<number>;
  ask: () => Promise<number>;
  /** Uses the complete upload; harmless if repeated. */
  finish: () => Promise<T>;
}

interface PartHooks {
  /** False to ask first how much has arrived, because a closed page may have begun the upload. */
  isNew: boolean;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** Called with true when the connection is lost, with false when the upload continues. */
  onPause: (isPaused: boolean) => void;
  /** Resolves after `ms`, or sooner if the connection is back; rejects when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}

/**
 * Sends a file in parts. After a cut it asks the server how much has arrived and continues there, without limit of
 * time. Throws `ApiError` if the server rejects the file or keeps failing, and the abort reason of the signal.
 */
export async function sendInParts<T>(file: Blob, transport: PartTransport<T>, hooks: PartHooks): Promise<T> {
  const { isNew, signal, onProgress, onPause, pause, now } = hooks;
  let partBytes = FIRST_PART;
  let failures = 0;
  let cuts = 0;

  async function sendRest(from: number): Promise<T> {
    let received = from;
    while (received < file.size) {
      const offset = received;
      const begun = now();
      const part = file.slice(offset, offset + partBytes, 'application/octet-stream');
      received = await transport.put(offset, part, (sent) => onProgress((offset + sent) / file.size));
      if (received > offset) cuts = failures = 0;
      if (now() - begun < QUICK_MS) partBytes = Math.min(partBytes * 2, LARGEST_UPLOAD_PART);
    }
    return transport.finish();
  }

  for (let isKnown = isNew; ; isKnown = false) {
    let pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** cuts, LONGEST_PAUSE_MS);
    signal.throwIfAborted();
    try {
      const received = isKnown ? 0 : await transport.ask();
      onPause(false);
      onProgress(received / file.size);
      return await sendRest(received);
    } catch (error) {
      signal.throwIfAborted();
      const isCut = isApiError(error, 'offline');
      if (!isCut) failures += 1;
      // The server's limit counts a minute, which shorter pauses would not outlast.
      if (isApiError(error, 'rate_limited')) pauseMs = LONGEST_PAUSE_MS;
      const isWorthIt = isTemporary(error) || isApiError(error, 'upload_incomplete');
      if (!isWorthIt || failures >= MAX_FAILURES) throw error;
    }
    // Once per cut: attempts without a connection say nothing about its speed.
    if (cuts === 0) partBytes = Math.max(partBytes / 2, SMALLEST_PART);
    onPause(true);
    await pause(pauseMs, signal);
    cuts += 1;
  }
}

/** Waits until the time is over, the network is back, or the page is shown again. Rejects when aborted. */
export function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onShown = () => document.visibilityState === 'visible' && end();
    const onAbort = () => {
      clear();
      reject(signal.reason);
    };
    const timer = setTimeout(() => end(), ms);
    function clear(): void {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', onShown);
      signal.removeEventListener('abort', onAbort);
    }
    function end(): void {
      clear();
      resolve();
    }
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', onShown);
    signal.addEventListener('abort', onAbort);
  });
}
