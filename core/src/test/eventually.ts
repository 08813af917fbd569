import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Retries an assertion until it passes; throws the last failure after `withinMs`. */
export async function eventually<T>(assertion: () => T | Promise<T>, withinMs = 30_000): Promise<T> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
