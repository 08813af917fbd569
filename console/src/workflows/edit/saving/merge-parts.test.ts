import { interpolate } from '@homologa/domain/language/interpolate';
import type { Text } from '@homologa/web/texts/text';
import { expect, it } from 'vitest';
import { buildStored } from '../test-workflow';
import { changesOf, contentOf, formOf, type QuestionForm, type WorkflowForm } from '../workflow-form';
import { placeOf, valueText } from './clash-texts';
import { createHistory } from './history';
import { mergeSection } from './merge-sections';

const item = (id: string, change: object = {}) => ({
  _id: id,
  id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const stored = (questionnaire: object[], change: object = {}) => buildStored({ questionnaire, ...change });
const edited = (form: WorkflowForm, key: string, change: Partial<QuestionForm>): WorkflowForm => ({
  ...form,
  questions: form.questions.map((one) => (one.key === key ? { ...one, ...change } : one)),
});
const sentOf = (form: WorkflowForm) => changesOf(form, ['questionnaire']).questionnaire as Record<string, unknown>[];

const NUMBER = { kind: 'number', min: 0, unit: 't' } as const;
const SCORING = {
  thresholds: [{ id: 'a', name: 'Fails', colour: 'red', from: 0 }],
} as const;

it('sends nothing new for a questionnaire without formats and points', () => {
  const form = formOf(stored([item('a')]));
  const added = { ...form.questions[0]!, key: 'k', id: null };
  expect(sentOf({ ...form, questions: [added] })).toEqual([{ type: 'input', title: 'a', required: true, options: [] }]);
});

it('sends what is set, null for what was removed, and nothing that an earlier version had not loaded', () => {
  const form = formOf(stored([item('a', { format: NUMBER, allow_na: true, points: { by: 'answered', points: 5 } })]));
  expect(sentOf(form)[0]).toMatchObject({ format: NUMBER, allow_na: true, points: { by: 'answered', points: 5 } });
  const emptied = edited(form, 'a', { format: null, allowNa: false, points: null });
  expect(sentOf(emptied)[0]).toMatchObject({ format: null, allow_na: null, points: null });
  const earlier = edited(form, 'a', {
    format: undefined,
    allowNa: undefined,
    points: undefined,
    weight: undefined,
    source: undefined,
  });
  expect(Object.keys(sentOf(earlier)[0] ?? {})).toEqual(['_id', 'type', 'title', 'required', 'options', 'show_if']);
});

it('keeps the parts of another type in the form, and sends none of them', () => {
  const form = formOf(stored([item('a', { format: NUMBER, points: { by: 'range', ranges: [{ points: 1 }] } })]));
  const radio = edited(form, 'a', {
    type: 'radio',
    options: [{ key: 'o', id: 'o', value: 'Yes', points: 3, knockOut: true }],
  });
  expect(sentOf(radio)[0]).toMatchObject({ format: null, points: null, options: [{ points: 3, knock_out: true }] });
  expect(radio.questions[0]?.format).toEqual(NUMBER);
});

it('compares formats and thresholds whatever the order of their fields', () => {
  const turned = { unit: 't', min: 0, kind: 'number' };
  const [one, other] = [NUMBER, turned].map((format) => formOf(stored([item('a', { format })])));
  expect(contentOf(one!, 'questionnaire')).toBe(contentOf(other!, 'questionnaire'));
});

it('merges a format of one person with points of another, and reports two formats of one question', () => {
  const before = formOf(stored([item('a')]));
  const theirs = formOf(stored([item('a', { format: NUMBER })]));
  const own = edited(before, 'a', { points: { by: 'answered', points: 2 } });
  expect(mergeSection('questionnaire', before, own, theirs)).toMatchObject({
    clashes: [],
    form: { questions: [{ format: NUMBER, points: { points: 2 } }] },
  });
  const dated = edited(before, 'a', { format: { kind: 'date' } });
  expect(mergeSection('questionnaire', before, dated, theirs).clashes).toMatchObject([
    { field: 'format', theirs: NUMBER },
  ]);
});

it('merges points of an option with another’s value of it, and reports two scorings', () => {
  const radio = (change: object) => item('a', { type: 'radio', options: [{ _id: 'o', value: 'Yes', ...change }] });
  const before = formOf(stored([radio({})]));
  const theirs = formOf(stored([radio({ points: 7 })], { scoring: SCORING }));
  const own = edited(before, 'a', { options: [{ ...before.questions[0]!.options[0]!, value: 'Yes, always' }] });
  expect(mergeSection('questionnaire', before, own, theirs).form.questions[0]?.options).toMatchObject([
    { value: 'Yes, always', points: 7 },
  ]);
  const scored = { ...before, scoring: { thresholds: [{ ...SCORING.thresholds[0], name: 'Refused' }] } };
  expect(mergeSection('scoring', before, before, theirs)).toMatchObject({ clashes: [], form: { scoring: SCORING } });
  expect(mergeSection('scoring', before, scored, theirs).clashes).toMatchObject([
    { field: 'scoring', theirs: SCORING },
  ]);
});

it('undoes a chosen kind apart from what is typed into it', () => {
  const history = createHistory();
  const before = formOf(stored([item('a')]));
  const chosen = edited(before, 'a', { format: { kind: 'number' } });
  const typed = edited(chosen, 'a', { format: { kind: 'number', min: 1 } });
  const typedOn = edited(typed, 'a', { format: { kind: 'number', min: 12 } });
  const now = new Date(0);
  history.record('questionnaire', before, chosen, now);
  history.record('questionnaire', chosen, typed, now);
  history.record('questionnaire', typed, typedOn, now);
  const undone = history.undo(typedOn)?.form;
  expect(undone?.questions[0]?.format).toEqual({ kind: 'number' });
  expect(history.undo(undone!)?.form.questions[0]?.format).toBeNull();
});

it('says both versions of a format, of points and of thresholds in words', () => {
  const t: Text = (words, values = {}) => interpolate(words.en.split(' || ').at(-1) ?? '', values);
  const form = formOf(stored([item('a')]));
  const text = (field: string, value: unknown, section: 'questionnaire' | 'scoring' = 'questionnaire') =>
    valueText(t, { section, entry: null, field, theirs: value }, value, { form, locale: 'en' });
  const table = { kind: 'table', max_rows: 3, columns: [{ id: 'c', title: 'Site', required: true, format: NUMBER }] };
  expect(text('format', table)).toBe('Table, At most … rows: 3\nSite *: Number, t, 0 – …');
  expect(text('points', { by: 'range', ranges: [{ to: 5, points: 2, knock_out: true }] })).toBe(
    '… – 5: 2 points, Knock-out',
  );
  expect(text('scoring', SCORING, 'scoring')).toBe('Fails: 0 %, Red');
  const decided = { ...SCORING, thresholds: SCORING.thresholds.map((one) => ({ ...one, decision: 'approved' })) };
  expect(text('scoring', decided, 'scoring')).toBe('Fails: 0 %, Red, Approved');
  expect(text('options', [{ key: 'o', id: null, value: 'Yes', points: 4, knockOut: true }])).toBe(
    'Yes, 4 points, Knock-out',
  );
  const clash = { section: 'questionnaire', entry: 'a', field: 'format', theirs: null } as const;
  expect(placeOf(t, form, clash)).toBe('Set questionnaire and share files, 1: Answer');
});
