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

it('pairs a similar text at the same place of as many options', () => {
  const before = named(['a', 'Cada año'], ['b', 'Al ingresar'], ['c', 'Nunca']);
  expect(changes(before, fromFile('Cada anio', 'Al ingresar', 'NUNCA'))).toEqual({
    ...NONE,
    reworded: ['Cada año → Cada anio', 'Nunca → NUNCA'],
  });
  expect(changes(before, fromFile('Cada mes', 'Al ingresar', 'Jamás'))).toEqual({
    ...NONE,
    added: ['Jamás'],
    removed: ['Nunca'],
    reworded: ['Cada año → Cada mes'],
  });
});

it('pairs no similar texts at other places or of another number of options', () => {
  const before = named(['a', 'Every year'], ['b', 'Never']);
  expect(changes(before, fromFile('Not once', 'Each year'))).toMatchObject({
    reworded: [],
    added: ['Not once', 'Each year'],
  });
  expect(changes(before, fromFile('Each year', 'Never', 'Unknown'))).toMatchObject({
    reworded: [],
    added: ['Each year', 'Unknown'],
    removed: ['Every year'],
  });
});
