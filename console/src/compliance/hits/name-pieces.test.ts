import { expect, test } from 'vitest';
import { piecesOf } from './name-pieces';

test('a name is cut where its words were matched or left over, and nothing of it is lost', () => {
  const name = 'Ana de la Paz Ríos';
  const pieces = piecesOf(
    name,
    [[{ start: 14, end: 18 }], [{ start: 0, end: 3 }]],
    [
      { start: 10, end: 13 },
      { start: 11, end: 12 },
    ],
  );
  expect(pieces.map(({ text, match, isUnmatched }) => [text, match, isUnmatched])).toEqual([
    ['Ana', 1, false],
    [' de la ', null, false],
    ['Paz', null, true],
    [' ', null, false],
    ['Ríos', 0, false],
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe(name);
  expect(piecesOf('Eva', [], [])).toEqual([{ text: 'Eva', start: 0, match: null, isUnmatched: false }]);
});
