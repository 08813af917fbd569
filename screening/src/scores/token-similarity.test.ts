import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../names/edit-distance';
import { consonantKey, soundKey } from '../names/sound-keys';
import { isPatronymic, lettersOf, MIN_SIMILARITY, mayBeSpelling, tokenSimilarity } from './token-similarity';

const PERSON = { isPerson: true, isFromArabic: false };
const COMPANY = { isPerson: false, isFromArabic: false };

function plainDistance(a: string, b: string): number {
  const costs = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      const row = costs[i];
      if (row) row[j] = cost;
    }
  }
  return at(a.length, b.length);
}

it('the distance is the textbook one, up to its limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(limit + 1, plainDistance(a, b)));
    }),
  );
});

describe('two words are taken for each other', () => {
  it.each([
    ['quimera', 'quimira', PERSON],
    ['quimera', 'qiumera', PERSON],
    ['yusuf', 'youssef', PERSON],
    ['gonzalez', 'gonsales', PERSON],
    ['vasquez', 'bazques', PERSON],
    ['pepe', 'jose', PERSON],
    ['mykola', 'nikolai', PERSON],
    ['mykolayovych', 'nikolaevich', PERSON],
    ['alquimera', 'quimera', PERSON],
    ['a', 'ana', PERSON],
  ])('%s and %s', (a, b, light) => {
    expect(tokenSimilarity(a, b, light)).toBeGreaterThanOrEqual(0.7);
    expect(tokenSimilarity(b, a, light)).toBe(tokenSimilarity(a, b, light));
  });

  it('by sound, by consonants and by form as much as each reason allows', () => {
    expect(tokenSimilarity('alquimera', 'quimera', PERSON)).toBe(0.95);
    expect(tokenSimilarity('mykolayovych', 'nikolaevich', PERSON)).toBe(0.9);
    expect(tokenSimilarity('mhmd', 'muhammad', { isPerson: true, isFromArabic: true })).toBe(0.86);
  });

  it('by the consonants that Arabic writes', () => {
    expect(tokenSimilarity('mhmd', 'muhammad', { isPerson: true, isFromArabic: true })).toBeGreaterThan(0.8);
    expect(tokenSimilarity('mhmd', 'muhammad', PERSON)).toBe(0);
    expect(consonantKey('kadhafi')).toBe(consonantKey('qadhafi'));
  });
});

it.each([
  ['quimera', 'fantasia', PERSON],
  ['2004', '2005', COMPANY],
  ['a', 'ana', COMPANY],
  ['pepe', 'jose', COMPANY],
  ['ana', 'eva', PERSON],
  ['=865a', '=865b', COMPANY],
])('%s and %s are not', (a, b, light) => expect(tokenSimilarity(a, b, light)).toBeLessThan(0.62));

it('what sounds alike has one key', () => {
  expect(soundKey('gonzalez')).toBe(soundKey('gonsales'));
  expect(soundKey('shaykh')).toBe(soundKey('cheikh'));
});

describe('a glance at the letters', () => {
  const shapeOf = (word: string) => ({
    letters: lettersOf((at) => word.charCodeAt(at), word.length),
    length: word.length,
  });

  it('leaves out no two words whose spelling is alike', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'a b c d e k l n o r s t'.split(' ')),
      minLength: 3,
      maxLength: 11,
    });
    const edit = fc.tuple(fc.nat(10), fc.nat(1), fc.constantFrom('', 'a', 'k', 'st'));
    const pair = fc.tuple(word, fc.array(edit, { maxLength: 4 })).map(([one, edits]) => {
      const other = edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), one);
      return [one, other] as const;
    });
    fc.assert(
      fc.property(pair, fc.boolean(), ([one, other], isPerson) => {
        fc.pre(other.length > 2 && soundKey(one) !== soundKey(other) && !isPatronymic(one));
        const alike = tokenSimilarity(one, other, { isPerson, isFromArabic: false }) >= MIN_SIMILARITY;
        if (alike) expect(mayBeSpelling(shapeOf(one), shapeOf(other), isPerson)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out words of other letters', () =>
    expect(mayBeSpelling(shapeOf('quimera'), shapeOf('fantasia'), false)).toBe(false));
});
