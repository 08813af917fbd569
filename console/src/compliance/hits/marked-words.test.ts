import { expect, it } from 'vitest';
import { marked } from './marked-words';

const shown = (text: string, words: string[]) =>
  marked(text, words)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Fue acusado de fraude.', ['fraude'], 'Fue acusado de [fraude].'],
  ['Fraude fiscal y FRAUDE', ['fraude', 'fraude fiscal'], '[Fraude fiscal] y [FRAUDE]'],
  ['Nada (a+b) aquí', ['(a+b)'], 'Nada [(a+b)] aquí'],
  ['Nada aquí', [], 'Nada aquí'],
])('marks in %s', (text, words, marks) => {
  expect(shown(text, words)).toBe(marks);
});
