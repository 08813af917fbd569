import type { Clock } from '../clock';

interface BreakerOptions {
  /** Failures in a row after which nobody is asked for a while. */
  failures: number;
  /** Milliseconds of that while. */
  pauseMs: number;
  now: Clock;
  /** What is thrown meanwhile. */
  refusal: () => Error;
  /** Whether an error says that the other side is away. */
  isFailure: (error: unknown) => boolean;
}

/**
 * Spares a service that is away, and everybody who would wait for it: after so many failures in a row it is not asked
 * for a while, then by one call alone, whose success lets the others in again. Each process has its own.
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
