import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findToken, TokenTableBuilder, tokenText } from './token-table';

it('numbers tokens in the order in which they come, and finds each again', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '0', '1', '='), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const builder = new TokenTableBuilder();
      const numbers = words.map((each) => builder.intern(each));
      const table = builder.finish();
      const distinct = [...new Set(words)];
      expect(numbers).toEqual(words.map((each) => distinct.indexOf(each)));
      expect(distinct.map((_, number) => tokenText(table, number))).toEqual(distinct);
      expect(distinct.map((each) => findToken(table, each))).toEqual([...distinct.keys()]);
      expect(findToken(table, 'unknown')).toBe(-1);
    }),
  );
});

it('grows', () => {
  const builder = new TokenTableBuilder();
  for (let number = 0; number < 20_000; number += 1) expect(builder.intern(`t${number}`)).toBe(number);
  const table = builder.finish();
  expect(findToken(table, 't19999')).toBe(19_999);
  expect(tokenText(table, 12_345)).toBe('t12345');
});
