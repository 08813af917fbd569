import { expect, it } from 'vitest';
import { answerTexts, isEmptyValue, isSameValue, notApplicableIn } from './sent-back-value';

const choice = {
  options: [
    { id: 'a', value: 'Steel' },
    { id: 'b', value: 'Wire' },
  ],
};
const typed = { options: [] };

it('keeps an answer in words, in the question’s order, whatever becomes of its options', () => {
  expect(answerTexts('b', choice)).toEqual(['Wire']);
  expect(answerTexts(['b', 'a', 'gone'], choice)).toEqual(['Steel', 'Wire']);
  expect(answerTexts('Typed', typed)).toEqual(['Typed']);
  expect([answerTexts(null, choice), answerTexts(' ', typed)]).toEqual([[], []]);
});

it('keeps the place of a table’s cells, and why a question does not apply', () => {
  const format = { kind: 'short_text' } as const;
  const columns = ['a', 'b'].map((id) => ({ id, title: id, required: false, format }));
  const table = { options: [], format: { kind: 'table', columns, max_rows: 3 } } as const;
  expect(answerTexts({ rows: [{ a: 'x' }, { b: 'x' }, { b: 'y', a: 'x' }, { a: 'x | y' }] }, table)).toEqual([
    'x | ',
    ' | x',
    'x | y',
    'x | y | ',
  ]);
  const texts = answerTexts({ not_applicable: 'No staff' }, choice);
  expect(notApplicableIn(texts)).toEqual({ not_applicable: 'No staff' });
  expect([notApplicableIn(['No staff']), notApplicableIn([])]).toEqual([null, null]);
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
