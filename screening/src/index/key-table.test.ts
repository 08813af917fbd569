import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeyTableBuilder, valuesOf } from './key-table';

it('gives every number of a text once, in order', () => {
  const pairs = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 33_000_000 })));
  fc.assert(
    fc.property(pairs, (added) => {
      const builder = new KeyTableBuilder();
      for (const [text, value] of added) builder.add(text, value);
      const table = builder.finish();
      for (const [text] of added) {
        const own = added.filter(([other]) => other === text).map(([, value]) => value);
        const found = [...valuesOf(table, text)];
        expect(found).toEqual(expect.arrayContaining(own));
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
      }
    }),
  );
});

it('gives nothing for a text that has none', () =>
  expect(valuesOf(new KeyTableBuilder().finish(), 'none')).toHaveLength(0));

it('refuses a number that it cannot keep', () =>
  expect(() => new KeyTableBuilder().add('text', 2 ** 25)).toThrow(RangeError));
