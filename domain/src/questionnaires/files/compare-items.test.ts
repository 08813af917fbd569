import { expect, it } from 'vitest';
import type { QuestionItem } from '../questionnaire-rules';
import { compareItems } from './compare-items';

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
  expect(compareItems(before, after)).toMatchObject({ added: [], changed: [], removed: [], unchanged: 2 });
});

it('finds other points and other columns', () => {
  const before = [item('a', { points: range({}) }), item('b', { title: 'Sites', format: table('x', 'Site') })];
  const after = [
    item('q1', { points: range({ points: 2 }) }),
    item('q2', { title: 'Sites', format: table('x', 'Place') }),
  ];
  expect(compareItems(before, after).changed.map(({ id }) => id)).toEqual(['q1', 'q2']);
});
