import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairBound } from './fair-bound';

test('one owner runs one at a time, and holds up others by no more than what runs', async () => {
  const bound = createFairBound({ concurrency: 2, maxWaitingOfOne: 3, maxWaiting: 5, retryAfter: 30 });
  const ended: string[] = [];
  const running = new Map<string, number>();
  let most = 0;
  const work = (owner: string, name: string) =>
    bound(owner, async () => {
      running.set(owner, (running.get(owner) ?? 0) + 1);
      most = Math.max(most, ...running.values());
      await pause(1);
      running.set(owner, (running.get(owner) ?? 0) - 1);
      ended.push(name);
    });
  const results = await Promise.allSettled([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => work('a', name)),
    work('b', 'b1'),
    work('c', 'c1'),
  ]);
  expect(most).toBe(1);
  expect(ended.slice(0, 2).toSorted()).toEqual(['a1', 'b1']);
  expect(ended.indexOf('c1')).toBeLessThan(ended.indexOf('a3'));
  expect(results.map(({ status }) => status).indexOf('rejected')).toBe(4);
  expect(results[4]).toMatchObject({ reason: { code: 'rate_limited', extra: { retry_after: 30 } } });
  await work('a', 'a6');
  expect(ended.at(-1)).toBe('a6');
});
