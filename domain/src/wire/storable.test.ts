import { expect, test } from 'vitest';
import { storableJson } from './storable';

test('what PostgreSQL cannot hold goes from texts and keys, however deep; everything else stays', () => {
  const given = { 'k\u0000': ['a\u0000b', '\ud83d\ude00', 'x\ud800'], n: 1, b: true, none: null };
  expect(storableJson(given)).toEqual({ k: ['ab', '\ud83d\ude00', 'x\ufffd'], n: 1, b: true, none: null });
});

test('what is nested beyond all reason is refused, not walked', () => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(() => storableJson(deep)).toThrow('The request could not be understood.');
});
