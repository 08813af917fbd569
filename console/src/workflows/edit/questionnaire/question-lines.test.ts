import { expect, it } from 'vitest';
import { newOption, newQuestion, withType } from './question-edits';
import { linesOf, nextOfKind, withPastedOptions, withPastedQuestions } from './question-lines';

function keys() {
  let next = 0;
  return () => `k${(next += 1)}`;
}

it('reads pasted lines without list marks and empty lines', () => {
  expect(linesOf('1. One\r\n\n - Two \n• Three\nd) Four\n2,5 kg')).toEqual(['One', 'Two', 'Three', 'Four', '2,5 kg']);
});

it('fills empty options first and keeps the filled ones', () => {
  const newKey = keys();
  const options = [newOption(newKey), newOption(newKey), newOption(newKey, 'Last')];
  const pasted = withPastedOptions(options, 'k1', ['A', 'B', 'C'], newKey);
  expect(pasted.options.map(({ value }) => value)).toEqual(['A', 'B', 'C', 'Last']);
  expect(pasted.last).toBe(pasted.options[2]?.key);
  const after = withPastedOptions(pasted.options, 'k1', ['X', 'Y'], newKey);
  expect(after.options.map(({ value }) => value)).toEqual(['A', 'X', 'Y', 'B', 'C', 'Last']);
});

it('makes questions of the same kind out of pasted lines, at the place of the empty question', () => {
  const newKey = keys();
  const choice = withType(newQuestion(newKey, null), 'radio', newKey);
  const last = { ...newQuestion(newKey, 'input'), title: 'Last' };
  const pasted = withPastedQuestions([choice, last], choice.key, ['A', 'B'], (item) => nextOfKind(item, true, newKey));
  expect(pasted.left).toEqual([]);
  expect(pasted.questions.map(({ title, type }) => [title, type])).toEqual([
    ['A', 'radio'],
    ['B', 'radio'],
    ['Last', 'input'],
  ]);
  expect(pasted.questions[1]?.options.map(({ value }) => value)).toEqual(['', '']);
});

it('hands back the lines beyond 200 options and 500 questions', () => {
  const lines = Array.from({ length: 600 }, (_, index) => `Line ${index + 1}`);
  const newKey = keys();
  const options = withPastedOptions([newOption(newKey), newOption(newKey)], 'k1', lines, newKey);
  expect([options.options.length, options.left.length, options.left[0]]).toEqual([200, 400, 'Line 201']);
  const empty = newQuestion(newKey, 'input');
  const pasted = withPastedQuestions([empty], empty.key, lines, () => newQuestion(newKey, 'input'));
  expect([pasted.questions.length, pasted.left.length, pasted.left[0]]).toEqual([500, 100, 'Line 501']);
});

it('follows an attachment of a live workflow with a free text, because a file needs a stored question', () => {
  const attachment = newQuestion(keys(), 'attachment');
  expect(nextOfKind(attachment, false, keys()).type).toBe('input');
  expect(nextOfKind(attachment, true, keys()).type).toBe('attachment');
});
