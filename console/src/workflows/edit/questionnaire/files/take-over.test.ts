import { expect, it } from 'vitest';
import type { QuestionForm } from '../../workflow-form';
import { withFormKeys } from './take-over';

const table = (key: string, columns: readonly [string, string][]) =>
  ({
    key,
    id: key,
    title: 'Sites',
    options: [],
    file: null,
    condition: null,
    showIf: null,
    format: {
      kind: 'table',
      max_rows: 5,
      columns: columns.map(([id, title]) => ({ id, title, required: true, format: { kind: 'short_text' } })),
    },
  }) as unknown as QuestionForm;

const idsAfter = (before: readonly [string, string][], file: readonly [string, string][]) => {
  const [taken] = withFormKeys([table('q1', file)], () => 'new', new Map([['q1', table('a', before)]]));
  return taken?.format?.kind === 'table' ? taken.format.columns.map(({ id }) => id) : null;
};

it('keeps the ids of columns with the same title, so that answers stay valid', () => {
  expect(
    idsAfter(
      [
        ['x', 'Site'],
        ['y', 'City'],
      ],
      [
        ['c1', 'City'],
        ['c2', 'Site'],
        ['c3', 'Year'],
      ],
    ),
  ).toEqual(['y', 'x', 'c3']);
});

it('gives no two columns the same id', () => {
  expect(
    idsAfter(
      [['c2', 'Site']],
      [
        ['c1', 'Site'],
        ['c2', 'Year'],
      ],
    ),
  ).toEqual(['c1', 'c2']);
});
