import type { Clock } from '../clock';

interface BreakerOptions {
  failures: number;
  /** Milliseconds from opening the circuit to the trial call. */
  pauseMs: number;
  now: Clock;
  refusal: () => Error;
  isFailure: (error: unknown) => boolean;
  /** Called when the circuit opens or closes. */
  onChange?: (isOpen: boolean) => void;
}

/**
 * Circuit breaker: after `failures` consecutive failures all calls fail at once, which relieves the service and its
 * callers. After the pause a single trial call decides whether the circuit closes. The state is per process.
 */
export function createBreaker({ failures, pauseMs, now, refusal, isFailure, onChange }: BreakerOptions) {
  let inARow = 0;
  let openUntil = 0;
  let isTrying = false;
  const succeed = () => {
    if (inARow >= failures) onChange?.(false);
    inARow = 0;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const isOpen = inARow >= failures;
    if (isOpen && (isTrying || now().getTime() < openUntil)) throw refusal();
    isTrying = isOpen;
    try {
      const result = await work();
      succeed();
      return result;
    } catch (error) {
      if (isFailure(error)) {
        inARow += 1;
        openUntil = now().getTime() + pauseMs;
        if (inARow === failures) onChange?.(true);
      } else succeed();
      throw error;
    } finally {
      if (isOpen) isTrying = false;
    }
  };
}
