import { expect, it } from 'vitest';
import { buildStored } from '../../test-workflow';
import { type QuestionForm, questionFormsOf } from '../../workflow-form';
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

const radio = (id: string, values: readonly string[]): QuestionForm => {
  const options = values.map((value, at) => ({ _id: `${id}.${at + 1}`, id: `${id}.${at + 1}`, value }));
  const item = { id, _id: id, type: 'radio', title: 'Which?', required: true, options, file: null };
  const workflow = buildStored({ id: 'w1', questionnaire: [item] });
  return questionFormsOf(workflow.questionnaire)[0] as QuestionForm;
};

it('gives each option of a replaced question to one option with the same text', () => {
  let count = 0;
  const keysFor = (values: readonly string[], before: readonly string[]) =>
    withFormKeys([radio('q1', values)], () => `new${++count}`, new Map([['q1', radio('a', before)]]))[0]?.options.map(
      ({ key }) => key,
    );
  expect(keysFor(['B', 'A', 'A'], ['A', 'A', 'B'])).toEqual(['a.3', 'a.1', 'a.2']);
  expect(keysFor(['A', 'A'], ['A'])).toEqual(['a.1', 'new1']);
});

it('gives an option with a new text the option that had its former text', () => {
  const [taken] = withFormKeys(
    [radio('q1', ['Always', 'No'])],
    () => 'new',
    new Map([['q1', radio('a', ['Yes', 'No'])]]),
    new Map([['q1.1', 'Yes']]),
  );
  expect(taken?.options.map(({ key, value }) => [key, value])).toEqual([
    ['a.1', 'Always'],
    ['a.2', 'No'],
  ]);
});

it('gives an option that a file spells otherwise the option at its place, and one with another text none', () => {
  const before = new Map([['q1', radio('a', ['Every year', 'Never'])]]);
  const ids = (values: readonly string[]) =>
    withFormKeys([radio('q1', values)], () => 'new', before)[0]?.options.map(({ id }) => id);
  expect(ids(['Every years', 'Never'])).toEqual(['a.1', 'a.2']);
  expect(ids(['Always', 'Never'])).toEqual([null, 'a.2']);
});
