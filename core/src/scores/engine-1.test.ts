import type { Comparison } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { type ScoreInput, scoreByEngine, toScoredItems } from '@homologa/domain/questionnaires/score-input';
import { expect, it } from 'vitest';
import { hashScorePart } from './score-hash';

const question = (id: string, more: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: false,
  file: null,
  options: [],
  points: { by: 'answered', points: 1 },
  ...more,
});
const section = (id: string, weight: number, showIf: Comparison | null = null): QuestionItem =>
  question(id, { type: 'section', points: null, weight, showIf });
const shownIf = (id: string, showIf: QuestionItem['showIf']): QuestionItem => question(id, { showIf });

const yesNo = {
  by: 'yes_no',
  values: { yes: { points: 2.5 }, no: { points: -1.25, knock_out: true } },
} as const;
const ranges = {
  by: 'range',
  ranges: [
    { to: 9.99, points: -3 },
    { from: 10, to: 20, points: 4.000001 },
    { from: 20, points: 8, knock_out: true },
  ],
} as const;
const columns = [{ id: 'c', title: 'Name', required: true, format: { kind: 'short_text' } }] as const;

/** Input that reaches every comparison, kind of points, form of an answer and weight of engine 1. */
const INPUT: ScoreInput = {
  items: toScoredItems([
    question('above'),
    section('s1', 2.5),
    question('radio', {
      type: 'radio',
      options: [
        { id: 'r1', value: 'Yes', points: 10 },
        { id: 'r2', value: 'No', points: 7.5 },
      ],
    }),
    question('checkbox', {
      type: 'checkbox',
      options: [
        { id: 'c1', value: 'One', points: 1.1 },
        { id: 'c2', value: 'Two', points: 2.2 },
        { id: 'c3', value: 'Three', points: -0.3 },
        {
          id: 'c4',
          value: 'Hidden',
          points: 5,
          knockOut: true,
          showIf: { question: 'radio', is: 'equals', option: 'r1' },
        },
      ],
    }),
    question('number', { format: { kind: 'number' }, points: ranges }),
    question('money', { format: { kind: 'money' }, points: ranges }),
    question('percent', { format: { kind: 'percent' }, points: ranges }),
    question('country', { format: { kind: 'country' } }),
    question('yes', { format: { kind: 'yes_no' }, points: yesNo }),
    question('date', { format: { kind: 'date' } }),
    section('s2', 1),
    question('table', { format: { kind: 'table', columns, max_rows: 3 } }),
    question('empty_table', { format: { kind: 'table', columns, max_rows: 3 } }),
    question('na', { allowNa: true, points: { by: 'answered', points: 50 } }),
    question('file', { type: 'file' }),
    question('blank'),
    question('missing', { format: { kind: 'yes_no' }, points: yesNo }),
    section('s3', 0.333333),
    shownIf('equals_option', { question: 'radio', is: 'equals', option: 'r2' }),
    shownIf('contains', { question: 'checkbox', is: 'contains', option: 'c2' }),
    shownIf('contains_hidden', { question: 'checkbox', is: 'contains', option: 'c4' }),
    shownIf('at_least_count', { question: 'checkbox', is: 'at_least', count: 3 }),
    shownIf('at_least_many', { question: 'checkbox', is: 'at_least', count: 4 }),
    shownIf('equals_value', { question: 'country', is: 'equals', value: 'peru' }),
    shownIf('equals_yes', { question: 'yes', is: 'equals', value: 'yes' }),
    shownIf('at_least_number', { question: 'number', is: 'at_least', value: 10 }),
    shownIf('at_least_money', { question: 'money', is: 'at_least', value: 10 }),
    shownIf('at_least_percent', { question: 'percent', is: 'at_least', value: 60 }),
    shownIf('before', { question: 'date', is: 'before', value: '2020-01-02' }),
    shownIf('not_before', { question: 'date', is: 'before', value: '2020-01-01' }),
    shownIf('answered_table', { question: 'table', is: 'answered' }),
    shownIf('answered_empty_table', { question: 'empty_table', is: 'answered' }),
    shownIf('answered_na', { question: 'na', is: 'answered' }),
    shownIf('answered_file', { question: 'file', is: 'answered' }),
    shownIf('answered_blank', { question: 'blank', is: 'answered' }),
    shownIf('by_fact', { fact: 'country', is: 'equals', value: 'peru' }),
    shownIf('by_all', {
      all: [
        { fact: 'report_type', is: 'equals', value: 'bir' },
        { not: { question: 'blank', is: 'answered' } },
        {
          any: [
            { question: 'missing', is: 'answered' },
            { question: 'above', is: 'answered' },
          ],
        },
      ],
    }),
    section('s4', 100, { fact: 'country', is: 'equals', value: 'mexico' }),
    question('in_hidden_section', { points: { by: 'answered', points: 1000 } }),
  ]),
  answers: {
    above: 'Since 1987',
    radio: 'r2',
    checkbox: ['c1', 'c2', 'c3', 'c4'],
    number: '10',
    money: '9.99 USD',
    percent: '15.5',
    country: 'peru',
    yes: 'yes',
    date: '2020-01-01',
    table: { rows: [{ c: 'Ana' }, {}] },
    empty_table: { rows: [{ c: ' ' }] },
    na: { not_applicable: 'We have no plant' },
    file: { fileId: 'f', name: 'a.csv', size: 7 },
    blank: '  ',
    equals_option: 'x',
    contains: 'x',
    at_least_count: 'x',
    equals_value: 'x',
    before: 'x',
    by_all: 'x',
    in_hidden_section: 'x',
  },
  facts: { country: 'peru', report_type: 'bir' },
  scoring: {
    thresholds: [
      { id: 'low', name: 'Low', colour: 'red', from: 0 },
      { id: 'high', name: 'High', colour: 'green', from: 55.5 },
    ],
  },
};
const ANSWERS_OF_ALL = Object.fromEntries(INPUT.items.map(({ id }) => [id, INPUT.answers[id] ?? 'x']));

/**
 * Never change a hash here: stored scores of engine 1 would no longer replay to their own. If a rule that the engine
 * uses must change, keep the former one for engine 1 and raise SCORE_ENGINE.
 */
it.each([
  [
    'few answers',
    INPUT,
    '98673533a7f74421376e600556dd21da22c1240ae0de19a7f81c002ac9b04eab',
    '0f26771126ebe9948f82ae322c7b95ec922ed5205c67e12decc47246c3e57c75',
  ],
  [
    'all answers',
    { ...INPUT, answers: ANSWERS_OF_ALL },
    '19d02a3b0c9de8f1da2045bf89b3b715afff4bfa3e1687c79e3c4f5f4fe411ba',
    '1ae1ebb28b4392ac174e6863ecb4c79df31508e5ec6dd35f57ad4f930da7984b',
  ],
  [
    'a knock-out',
    { ...INPUT, answers: { ...INPUT.answers, yes: 'no', radio: 'r1' } },
    '32a37361dcbdfa62bc528354d7a01c6ef6c9f79c1126bc45e0d95ec7c119f3f1',
    'eec9d51ca34c77eb4f4f0c92ba199334ab7fde3476b3b70bdadc5925654d5b1f',
  ],
])('engine 1 gives %s the score that it always gave', (_, input, inputSha256, resultSha256) => {
  expect(hashScorePart(input).sha256).toBe(inputSha256);
  const result = scoreByEngine(1, JSON.parse(hashScorePart(input).text) as ScoreInput);
  expect({ sha256: hashScorePart(result).sha256, result }).toMatchObject({ sha256: resultSha256 });
});
