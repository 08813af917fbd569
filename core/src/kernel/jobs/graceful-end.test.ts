import { expect, test, vi } from 'vitest';
import { gracefulEnd } from './graceful-end';

test('the signal aborts before the timeout of the job, and with the attempt', async () => {
  const attempt = new AbortController();
  const early = gracefulEnd({ signal: attempt.signal }, { timeoutMs: 50 });
  const late = gracefulEnd({ signal: attempt.signal }, { timeoutMs: 60_000 });
  expect(early.aborted).toBe(false);
  await vi.waitFor(() => expect(early.aborted).toBe(true));
  expect(late.aborted).toBe(false);
  attempt.abort();
  expect(late.aborted).toBe(true);
});
