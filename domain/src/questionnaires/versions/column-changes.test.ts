import { expect, it } from 'vitest';
import type { SimpleFormat, TableColumn, TableFormat } from '../answer-format';
import { columnChanges } from './column-changes';

const column = (id: string, change: Partial<TableColumn> = {}): TableColumn => ({
  id,
  title: id,
  required: true,
  format: { kind: 'short_text' },
  ...change,
});
const table = (...columns: TableColumn[]): TableFormat => ({ kind: 'table', max_rows: 5, columns });
const told = (before: TableFormat, after: TableFormat) => {
  const { added, removed, changed, isReordered } = columnChanges(before, after);
  const titles = (columns: readonly TableColumn[]) => columns.map(({ title }) => title);
  return [titles(added), titles(removed), changed.map(({ was, is }) => `${was.title} ${is.title}`), isReordered];
};

it('finds added, removed, renamed and otherwise changed columns, and their order', () => {
  const before = table(column('a'), column('b'), column('c'));
  expect(told(before, table(column('a'), column('b'), column('c'), column('d')))).toEqual([['d'], [], [], false]);
  expect(told(before, table(column('a'), column('c')))).toEqual([[], ['b'], [], false]);
  expect(told(before, table(column('a', { title: 'A' }), column('b', { required: false }), column('c')))).toEqual([
    [],
    [],
    ['a A', 'b b'],
    false,
  ]);
  expect(told(before, table(column('c'), column('a'), column('b')))).toEqual([[], [], [], true]);
});

it('knows a column with another id by its title, and formats with fields in another order', () => {
  const [one, other]: SimpleFormat[] = [
    { kind: 'number', min: 1, max: 2 },
    { max: 2, min: 1, kind: 'number' },
  ];
  const after = table(column('x', { title: 'a', format: other! }));
  expect(told(table(column('a', { format: one! })), after)).toEqual([[], [], [], false]);
});
