import { expect, it } from 'vitest';
import type { QuestionItem } from '../questionnaire-rules';
import { compareItems, compareVersions } from './compare-items';

const item = (id: string, change: Partial<QuestionItem>): QuestionItem => ({
  id,
  type: 'input',
  title: 'How many?',
  required: true,
  options: [],
  file: null,
  ...change,
});
const range = (change: object) => ({ by: 'range' as const, ranges: [{ points: 1, from: 0, to: 9, ...change }] });
const table = (id: string, title: string) => ({
  kind: 'table' as const,
  max_rows: 5,
  columns: [{ id, title, required: true, format: { kind: 'short_text' as const } }],
});

it('finds no change in properties of another order, as PostgreSQL returns them, nor in ids of columns', () => {
  const before = [
    item('a', {
      format: { max: 9, kind: 'number', min: 0 },
      points: { ranges: [{ to: 9, from: 0, points: 1 }], by: 'range' },
    }),
    item('b', { title: 'Sites', format: table('x', 'Site') }),
  ];
  const after = [
    item('q1', { format: { kind: 'number', min: 0, max: 9 }, points: range({}) }),
    item('q2', { title: 'Sites', format: table('c1', 'Site') }),
  ];
  expect(compareItems(before, after)).toMatchObject({ added: [], changed: [], removed: [], unchanged: after });
});

it('finds other points and other columns', () => {
  const before = [item('a', { points: range({}) }), item('b', { title: 'Sites', format: table('x', 'Site') })];
  const after = [
    item('q1', { points: range({ points: 2 }) }),
    item('q2', { title: 'Sites', format: table('x', 'Place') }),
  ];
  expect(compareItems(before, after).changed.map(({ id }) => id)).toEqual(['q1', 'q2']);
});

const option = (id: string, value: string) => ({ id, value, showIf: null });
const asked = (prefix: string, title: string, answer: string) => [
  item(`${prefix}a`, { type: 'radio', title, options: [option(`${prefix}o`, answer), option(`${prefix}p`, 'No')] }),
  item(`${prefix}b`, { title: 'Which?', showIf: { question: `${prefix}a`, is: 'equals', option: `${prefix}o` } }),
];
const changedIds = (comparison: { changed: QuestionItem[] }) => comparison.changed.map(({ id }) => id);

it('finds no change in a condition whose question has another title or another text of an option', () => {
  const [before, after] = [asked('', 'Certified?', 'Yes'), asked('', 'Are you certified?', 'Yes, fully')];
  expect(changedIds(compareVersions(before, after))).toEqual(['a']);
  expect(changedIds(compareItems(before, after, new Map([['a', 'a']])))).toEqual(['a']);
});

it('finds no change in a condition of a file, which has other ids', () => {
  expect(compareItems(asked('', 'Certified?', 'Yes'), asked('f', 'Certified?', 'Yes')).unchanged).toHaveLength(2);
});

it('finds no change in a condition on an option that a file spells otherwise', () => {
  const comparison = compareItems(asked('', 'How often?', 'Every year'), asked('f', 'How often?', 'Every years'));
  expect(Object.fromEntries(comparison.parts)).toEqual({ fa: ['options'] });
});

it('finds a change in a condition on an option that a file replaces by another', () => {
  const comparison = compareItems(asked('', 'How often?', 'Every year'), asked('f', 'How often?', 'Always'));
  expect(Object.fromEntries(comparison.parts)).toEqual({ fa: ['options'], fb: ['condition'] });
});

it('finds a condition on another question with the same title, and on another option', () => {
  const [question, which] = asked('', 'Certified?', 'Yes');
  const twin = { ...question!, id: 'c', options: [option('co', 'Yes')] };
  const before = [question!, twin, which!];
  const onTwin = { ...which!, showIf: { question: 'c', is: 'equals', option: 'co' } as const };
  const onNo = { ...which!, showIf: { question: 'a', is: 'equals', option: 'p' } as const };
  expect(changedIds(compareVersions(before, [question!, twin, onTwin]))).toEqual(['b']);
  expect(changedIds(compareVersions(before, [question!, twin, onNo]))).toEqual(['b']);
});

it('finds no change between a section without a weight and one with the weight that it has then', () => {
  const weighted = (weight?: number) => [item('s', { type: 'section', weight })];
  expect(compareVersions(weighted(), weighted(1)).changed).toEqual([]);
  expect(changedIds(compareVersions(weighted(), weighted(2)))).toEqual(['s']);
});
