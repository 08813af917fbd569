import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache';

test('what was made is kept, for those who ask meanwhile too, until others push it out', async () => {
  const cache = new BoundedCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return `value of ${key}`;
    });
  expect(await Promise.all([get('a'), get('a')])).toEqual(['value of a', 'value of a']);
  await get('b');
  await get('a');
  await get('c');
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is told and not kept', async () => {
  const cache = new BoundedCache<string>(2);
  await expect(cache.get('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await cache.get('a', async () => 'now')).toBe('now');
});
