import { DomainError } from '@homologa/domain/errors/domain-error';

interface Bounds {
  concurrency: number;
  maxWaiting: number;
  retryAfter: number;
}

/** Runs heavy work with limited concurrency in FIFO order. Throws `rate_limited` if the queue is full. */
export function createBound({ concurrency, maxWaiting, retryAfter }: Bounds) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else if (waiting.length >= maxWaiting)
      throw new DomainError('rate_limited', { extra: { retry_after: retryAfter } });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Passes the slot to the call that has waited longest, so that a new call cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
