import { expect, it } from 'vitest';
import { pairOptions } from './pair-options';

const named = (...options: [id: string, value: string][]) => options.map(([id, value]) => ({ id, value }));
/** Options as a file has them: with ids of their own. */
const fromFile = (...values: string[]) => values.map((value, place) => ({ id: `f${place}`, value }));

function changes(before: ReturnType<typeof named>, after: ReturnType<typeof named>) {
  const { added, removed, reworded, isReordered } = pairOptions(before, after);
  return {
    added: added.map(({ value }) => value),
    removed: removed.map(({ value }) => value),
    reworded: reworded.map(({ was, is }) => `${was.value} → ${is.value}`),
    isReordered,
  };
}
const NONE = { added: [], removed: [], reworded: [], isReordered: false };

it('counts an option of the same id and another text as reworded, whatever the text is', () => {
  const before = named(['a', 'Yes'], ['b', 'No']);
  expect(changes(before, named(['a', 'Always'], ['b', 'No']))).toEqual({ ...NONE, reworded: ['Yes → Always'] });
});

it('counts two options that exchange their texts as reworded, not as another order', () => {
  const before = named(['a', 'Yes'], ['b', 'No']);
  expect(changes(before, named(['a', 'No'], ['b', 'Yes']))).toEqual({
    ...NONE,
    reworded: ['Yes → No', 'No → Yes'],
  });
});

it('finds another order, new and removed options beside a reworded one', () => {
  const before = named(['a', 'Yes'], ['b', 'No'], ['c', 'Other']);
  expect(changes(before, named(['b', 'Never'], ['a', 'Yes'], ['d', 'Unknown']))).toEqual({
    added: ['Unknown'],
    removed: ['Other'],
    reworded: ['No → Never'],
    isReordered: true,
  });
});

it('pairs options without common ids by their texts, spaces aside, and counts each option once', () => {
  const before = named(['a', 'Yes'], ['b', 'Yes '], ['c', 'No']);
  expect(changes(before, fromFile('No', 'Yes', 'Yes'))).toEqual({ ...NONE, isReordered: true });
  expect(changes(before, fromFile('Yes'))).toEqual({ ...NONE, removed: ['Yes ', 'No'] });
});

it('counts an option put in the place of a removed one as new where the other options have ids', () => {
  const before = named(['a', 'Risk of delay'], ['b', 'Other']);
  expect(changes(before, named(['n', 'Risk of delays'], ['b', 'Other']))).toEqual({
    ...NONE,
    added: ['Risk of delays'],
    removed: ['Risk of delay'],
  });
});

it('pairs a text that is spelled otherwise at the same place if no option has an id of before', () => {
  const before = named(['a', 'Every year'], ['b', 'Al ingresar'], ['c', 'Después']);
  expect(changes(before, fromFile('Every years', 'Al ingreso', 'DESPUES.'))).toEqual({
    ...NONE,
    reworded: ['Every year → Every years', 'Al ingresar → Al ingreso', 'Después → DESPUES.'],
  });
  expect(changes(before, fromFile('Every years', 'Al ingresar', 'Jamás'))).toEqual({
    ...NONE,
    added: ['Jamás'],
    removed: ['Después'],
    reworded: ['Every year → Every years'],
  });
});

it('pairs no text that is spelled otherwise at another place or of another number of options', () => {
  const before = named(['a', 'Every year'], ['b', 'Never']);
  expect(changes(before, fromFile('Not once', 'Every years'))).toMatchObject({
    reworded: [],
    added: ['Not once', 'Every years'],
  });
  expect(changes(before, fromFile('Every years', 'Never', 'Unknown'))).toMatchObject({
    reworded: [],
    added: ['Every years', 'Unknown'],
    removed: ['Every year'],
  });
});
