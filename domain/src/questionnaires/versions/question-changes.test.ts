import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movesBetween } from '../files/moves-between';
import type { QuestionItem } from '../questionnaire-rules';
import { type QuestionChange, questionChanges } from './question-changes';

const item = (id: string, change: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const section = (id: string) => item(id, { type: 'section', required: false });
const choice = (id: string, values: string[], change: Partial<QuestionItem> = {}) =>
  item(id, { type: 'radio', options: values.map((value) => ({ id: `${id}-${value}`, value })), ...change });

const lineOf = ({ is, was, place, placeBefore, parts, move }: QuestionChange): string => {
  const name = (is ?? was)?.title ?? '';
  const [at, from] = [place, placeBefore].map(({ number, section: above }) => `${number ?? '-'} ${above ?? '-'}`);
  if (!was) return `+ ${name} ${at}`;
  if (!is) return `- ${name} ${from}`;
  return [`~ ${name} ${at}`, ...parts, move && `${move} from ${from}`].filter(Boolean).join(', ');
};
const lines = (before: QuestionItem[], after: QuestionItem[]) => questionChanges(before, after).map(lineOf);

it('lists what is added, removed and changed in the order of the questionnaire, each with its place', () => {
  const before = [section('s1'), item('a'), item('b'), item('c'), section('s2'), item('d')];
  const after = [section('s1'), item('a', { title: 'A?' }), item('c'), item('x'), section('s2'), item('d')];
  expect(lines(before, after)).toEqual(['~ A? 1 s1, text', '- b 2 s1', '+ x 3 s1']);
});

it('tells kind, options, required, condition, points and file apart', () => {
  const before = [
    choice('a', ['x', 'y']),
    item('b'),
    choice('c', ['x', 'y']),
    item('d', { type: 'attachment', file: { fileId: 'f1' } }),
  ];
  const showIf = { question: 'a', is: 'equals' as const, option: 'a-x' };
  const after = [
    choice('a', ['x', 'y', 'z']),
    item('b', { format: { kind: 'number' }, required: false, showIf }),
    choice('c', ['x', 'y'], {
      options: [
        { id: 'c-x', value: 'x', points: 5 },
        { id: 'c-y', value: 'y' },
      ],
    }),
    item('d', { type: 'attachment', file: { fileId: 'f2' } }),
  ];
  expect(lines(before, after)).toEqual([
    '~ a 1 -, options',
    '~ b 2 -, kind, required, condition',
    '~ c 3 -, points',
    '~ d 4 -, file',
  ]);
});

it('counts points of a new option as the new option, and nothing for numbers that shift', () => {
  const scored = (values: string[]) =>
    choice('a', [], { options: values.map((value) => ({ id: value, value, points: 1 })) });
  expect(lines([scored(['x', 'y']), item('b')], [item('n'), scored(['x', 'y', 'z']), item('b')])).toEqual([
    '+ n 1 -',
    '~ a 2 -, options',
  ]);
});

it('counts points of a reworded option as points, also of one that a file names again', () => {
  const scored = (id: string, value: string, points: number) =>
    choice('a', [], {
      options: [
        { id, value, points },
        { id: `${id}2`, value: 'No', points: 0 },
      ],
    });
  const before = [scored('y', 'Every year', 5)];
  expect(lines(before, [scored('y', 'Yearly', 5)])).toEqual(['~ a 1 -, options']);
  expect(lines(before, [scored('y', 'Yearly', 3)])).toEqual(['~ a 1 -, options, points']);
  expect(lines(before, [scored('f', 'Every years', 3)])).toEqual(['~ a 1 -, options, points']);
});

it('names one question that moves, another section and a whole section as one move each', () => {
  const before = [section('s1'), item('a'), item('b'), item('c'), section('s2'), item('d')];
  expect(lines(before, [section('s1'), item('b'), item('c'), item('a'), section('s2'), item('d')])).toEqual([
    '~ a 3 s1, order from 1 s1',
  ]);
  expect(lines(before, [section('s1'), item('b'), item('c'), section('s2'), item('d'), item('a')])).toEqual([
    '~ a 4 s2, section from 1 s1',
  ]);
  expect(lines(before, [section('s2'), item('d'), section('s1'), item('a'), item('b'), item('c')])).toHaveLength(1);
});

it('names two neighbours that changed places as one swap, whichever was moved', () => {
  const before = [section('s1'), item('a'), item('b'), item('c'), section('s2'), item('d')];
  const swapped = questionChanges(before, [
    section('s1'),
    item('a'),
    item('c'),
    item('n'),
    item('b'),
    ...before.slice(4),
  ]);
  const [move] = swapped.filter((change) => change.move !== null);
  expect(new Set([move?.is?.id, move?.swap?.title])).toEqual(new Set(['b', 'c']));
  const far = questionChanges(before, [section('s1'), item('b'), item('c'), item('a'), ...before.slice(4)]);
  expect(far.map(({ is, swap }) => [is?.id, swap])).toEqual([['a', null]]);
});

it('tells a changed condition of an option from that of its question', () => {
  const showIf = { question: 'b', is: 'answered' as const };
  const withOption = (change: object) =>
    choice('a', [], { showIf, options: ['x', 'y'].map((id) => ({ id, value: id, ...(id === 'y' ? change : {}) })) });
  const [change, ...rest] = questionChanges([item('b'), withOption({})], [item('b'), withOption({ showIf })]);
  expect(rest).toEqual([]);
  expect(change?.parts).toEqual(['option_conditions']);
  expect(change?.offers.map(({ was, is }) => [is.id, was.showIf ?? null, is.showIf])).toEqual([['y', null, showIf]]);
});

it('finds no move in a part of the same order, and one less than the items of any order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 20 });
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const [before, after] = [one.map((id) => item(id)), other.map((id) => item(id))];
      const moves = movesBetween(before, after);
      const stay = other.filter((id) => one.includes(id) && !moves.has(id));
      expect(stay).toEqual(one.filter((id) => stay.includes(id)));
      expect(movesBetween(before, before).size).toBe(0);
      expect(moves.size).toBeLessThanOrEqual(Math.max(0, other.filter((id) => one.includes(id)).length - 1));
    }),
  );
});
