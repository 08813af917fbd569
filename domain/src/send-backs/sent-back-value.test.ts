import { expect, it } from 'vitest';
import { answerTexts, isEmptyValue, isSameValue } from './sent-back-value';

const options = [
  { id: 'a', value: 'Steel' },
  { id: 'b', value: 'Wire' },
];

it('keeps an answer in words, in the question’s order, whatever becomes of its options', () => {
  expect(answerTexts('b', options)).toEqual(['Wire']);
  expect(answerTexts(['b', 'a', 'gone'], options)).toEqual(['Steel', 'Wire']);
  expect(answerTexts('Typed', [])).toEqual(['Typed']);
  expect([answerTexts(null, options), answerTexts(' ', [])]).toEqual([[], []]);
});

it('knows what holds nothing; 0 and no are values', () => {
  const nothing = [{ texts: [] }, { files: [] }, { rows: [] }, { rows: [{}] }, { value: null }, { value: '' }];
  expect(nothing.map(isEmptyValue)).toEqual(nothing.map(() => true));
  const something = [{ value: 0 }, { value: false }, { texts: ['x'] }, { rows: [{ name: 'Ana' }] }];
  expect(something.map(isEmptyValue)).toEqual(something.map(() => false));
});

it('tells what changed by what it says: a file sent anew is another one', () => {
  expect(isSameValue({ rows: [{ name: 'Ana', share: 1 }] }, { rows: [{ share: 1, name: 'Ana' }] })).toBe(true);
  const file = { fileId: '1', name: 'a.pdf', size: 3 };
  expect(isSameValue({ files: [file] }, { files: [{ ...file, fileId: '2' }] })).toBe(false);
  expect(isSameValue({ value: null }, { texts: [] })).toBe(false);
});
