import { DomainError } from '@homologa/domain/errors/domain-error';

interface Bounds {
  /** How many run at a time. */
  concurrency: number;
  /** How many may wait behind them; anyone after that is told to try again, at no cost. */
  maxWaiting: number;
  /** Seconds after which they should. */
  retryAfter: number;
}

/** Runs heavy work of one kind a few at a time, in the order it came. Throws `rate_limited` when too many wait. */
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
      // The place is handed over: nobody who comes meanwhile takes it.
      if (next) next();
      else running -= 1;
    }
  };
}
