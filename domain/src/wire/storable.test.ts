import { expect, test } from 'vitest';
import { requireStorableJson, storableJson } from './storable';

test('what PostgreSQL cannot hold goes from texts and keys, however deep; everything else stays', () => {
  const given = { 'k\u0000': ['a\u0000b', '\ud83d\ude00', 'x\ud800'], n: 1, b: true, none: null };
  expect(storableJson(given)).toEqual({ k: ['ab', '\ud83d\ude00', 'x\ufffd'], n: 1, b: true, none: null });
});

test('what is nested beyond all reason is refused, not walked', () => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(() => storableJson(deep)).toThrow('The request could not be understood.');
});

test.each([['a\u0000b'], [{ list: [{ text: 'x\ud800' }] }], [{ 'k\u0000': 1 }]])(
  'a signed value with a text that PostgreSQL cannot hold is refused: %j',
  (value) => {
    expect(() => requireStorableJson(value)).toThrow(expect.objectContaining({ code: 'malformed_request' }));
  },
);

test('any other signed value passes, unless it is nested beyond all reason', () => {
  requireStorableJson({ k: ['ab', '\ud83d\ude00'], n: 1, b: true, none: null });
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(() => requireStorableJson(deep)).toThrow('The request could not be understood.');
});
