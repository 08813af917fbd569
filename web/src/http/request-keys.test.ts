import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { createRequestKeys } from './request-keys';

afterEach(() => vi.useRealTimers());

const failing = (status: number, code: 'offline' | 'forbidden' | 'request_in_progress' = 'forbidden') =>
  Promise.reject(new ApiError(status, { error: 'no', code }));

async function keyOf(keys: ReturnType<typeof createRequestKeys>, body: unknown, answer: () => Promise<unknown>) {
  let sent = '';
  await keys
    .with('/api/things', body, (key) => {
      sent = key;
      return answer();
    })
    .catch(() => undefined);
  return sent;
}

it('gives every press a key of its own', async () => {
  const keys = createRequestKeys();
  const first = await keyOf(keys, { a: 1 }, () => Promise.resolve());
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf(keys, { a: 1 }, () => Promise.resolve())).not.toBe(first);
});

it('sends the same key again after a call that nobody answered, until it is answered', async () => {
  const keys = createRequestKeys();
  const lost = await keyOf(keys, { a: 1 }, () => failing(0, 'offline'));
  expect(await keyOf(keys, { a: 2 }, () => Promise.resolve())).not.toBe(lost);
  expect(await keyOf(keys, { a: 1 }, () => failing(503))).toBe(lost);
  expect(await keyOf(keys, { a: 1 }, () => failing(409, 'request_in_progress'))).toBe(lost);
  expect(await keyOf(keys, { a: 1 }, () => Promise.resolve())).toBe(lost);
  expect(await keyOf(keys, { a: 1 }, () => Promise.resolve())).not.toBe(lost);
});

it('forgets the key of what was refused', async () => {
  const keys = createRequestKeys();
  const refused = await keyOf(keys, { a: 1 }, () => failing(422));
  expect(await keyOf(keys, { a: 1 }, () => Promise.resolve())).not.toBe(refused);
});

it('takes a press long after for another one', async () => {
  vi.useFakeTimers();
  const keys = createRequestKeys();
  const lost = await keyOf(keys, {}, () => failing(0, 'offline'));
  vi.advanceTimersByTime(11 * 60_000);
  expect(await keyOf(keys, {}, () => Promise.resolve())).not.toBe(lost);
});
