import type { Clock } from '../clock';

interface BreakerOptions {
  failures: number;
  /** Milliseconds until a trial call. */
  pauseMs: number;
  now: Clock;
  refusal: () => Error;
  isFailure: (error: unknown) => boolean;
}

/**
 * Circuit breaker: after consecutive failures calls fail at once, so that neither the service nor its callers are
 * burdened. After the pause a single trial call decides whether to close the circuit. State is per process.
 */
export function createBreaker({ failures, pauseMs, now, refusal, isFailure }: BreakerOptions) {
  let inARow = 0;
  let openUntil = 0;
  let isTrying = false;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const isOpen = inARow >= failures;
    if (isOpen && (isTrying || now().getTime() < openUntil)) throw refusal();
    isTrying = isOpen;
    try {
      const result = await work();
      inARow = 0;
      return result;
    } catch (error) {
      if (isFailure(error)) {
        inARow += 1;
        openUntil = now().getTime() + pauseMs;
      } else {
        inARow = 0;
      }
      throw error;
    } finally {
      if (isOpen) isTrying = false;
    }
  };
}
