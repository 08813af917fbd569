/**
 * Runs `work` with a signal that aborts with `signal`'s reason, or with a `TimeoutError` after the given time. Timer
 * and listener are removed when the work ends. Avoids `AbortSignal.any`: Node 20 may garbage-collect an
 * `AbortSignal.timeout` that only `any` references, and the timeout then never fires.
 */
export async function withDeadline<T>(
  signal: AbortSignal,
  milliseconds: number,
  work: (bounded: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const follow = () => limit.abort(signal.reason);
  const timer = setTimeout(
    () => limit.abort(new DOMException(`not over within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', follow);
  }
}
