import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBound } from './bounded';

test('no more run at a time than may, in their order, and who is one too many is told to come again', async () => {
  const bound = createBound({ concurrency: 2, maxWaiting: 2, retryAfter: 3 });
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (place: number) =>
    bound(async () => {
      begun.push(place);
      running += 1;
      most = Math.max(most, running);
      await pause(1);
      running -= 1;
      if (place === 1) throw new Error('broken');
      return place;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected']);
  expect(results[4]).toMatchObject({ reason: { code: 'rate_limited', extra: { retry_after: 3 } } });
  expect([most, begun]).toEqual([2, [0, 1, 2, 3]]);
  expect(await work(5)).toBe(5);
});
