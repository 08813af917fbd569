import { createBound } from './bounded';

interface FairBounds {
  concurrency: number;
  /** Number of works of one owner that may wait for that owner's work under way. */
  maxWaitingOfOne: number;
  /** Number of owners whose work may wait for others' work. */
  maxWaiting: number;
  retryAfter: number;
}

/**
 * Runs heavy work with limited concurrency, one at a time of each owner, so that whoever sends much waits for the own work
 * and others for little of it. Throws `rate_limited` if too much is waiting.
 */
export function createFairBound({ concurrency, maxWaitingOfOne, maxWaiting, retryAfter }: FairBounds) {
  const all = createBound({ concurrency, maxWaiting, retryAfter });
  const owners = new Map<string, { bound: ReturnType<typeof createBound>; count: number }>();
  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const own = owners.get(owner) ?? {
      bound: createBound({ concurrency: 1, maxWaiting: maxWaitingOfOne, retryAfter }),
      count: 0,
    };
    owners.set(owner, own);
    own.count += 1;
    try {
      return await own.bound(() => all(work));
    } finally {
      own.count -= 1;
      if (own.count === 0) owners.delete(owner);
    }
  };
}
