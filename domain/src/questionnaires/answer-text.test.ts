import { expect, it } from 'vitest';
import { answerText } from './answer-text';

const options = [
  { id: 'a', value: 'Up to 50 ' },
  { id: 'b', value: 'More than 50' },
];

it.each([
  ['a text', { type: 'input', options: [] }, ' Quality first\n', 'Quality first'],
  ['blanks', { type: 'input', options: [] }, '  ', null],
  ['nothing', { type: 'input', options: [] }, null, null],
  ['a chosen option', { type: 'radio', options }, 'b', 'More than 50'],
  ['several, in the order of the question', { type: 'checkbox', options }, ['b', 'a'], 'Up to 50; More than 50'],
  ['an option that is gone', { type: 'checkbox', options }, ['z'], null],
] as const)('%s', (_name, question, value, text) => {
  expect(answerText(question, value)).toBe(text);
});

it('a file, by its name', () => {
  expect(answerText({ type: 'file', options: [] }, null, 'iso-9001.pdf')).toBe('iso-9001.pdf');
});
