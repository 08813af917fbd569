import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of attempts of an attack that the test has made; `npm run test:security` adds them up. */
    tries?: number;
  }
}

/**
 * Reports how many attempts of an attack the running test has made, in addition to earlier calls. A passed test without
 * a call counts as one attempt.
 */
export function tried(times: number): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('tried() was called outside of a test');
  test.meta.tries = (test.meta.tries ?? 0) + times;
}
