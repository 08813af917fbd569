/**
 * Runs a piece of work with a signal that fires when `signal` does, with its reason, or after so many milliseconds,
 * with a `TimeoutError`. Both are let go of when the work ends. Node 20 may collect an `AbortSignal.timeout` that only
 * `AbortSignal.any` refers to, and what hangs is never ended then: therefore a timer of its own.
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
