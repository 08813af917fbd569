import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MAX_ANSWER_LENGTH } from '../questionnaires/limits';
import { QUESTION_TYPES, type QuestionItem } from '../questionnaires/questionnaire-rules';
import { type AnswerValue, checkAnswer, checkSubmission, missingRequired } from './answer-rules';

const item = (type: QuestionItem['type'], more: Partial<QuestionItem> = {}): QuestionItem => ({
  id: String(type),
  type,
  title: 'T',
  required: true,
  options: [
    { id: 'y', value: 'Yes' },
    { id: 'n', value: 'No' },
  ],
  file: null,
  ...more,
});
const file = { fileId: 'f', name: 'a.pdf', size: 1 };
const all = QUESTION_TYPES.map((type) => item(type));
const isRefused = (type: QuestionItem['type'], answer: AnswerValue) => checkAnswer('q', item(type), answer) !== null;

describe('an answer', () => {
  it('fits the type of its question', () => {
    expect(isRefused('input', 'text')).toBe(false);
    expect(isRefused('input', 'x'.repeat(MAX_ANSWER_LENGTH))).toBe(false);
    expect(isRefused('input', 'x'.repeat(MAX_ANSWER_LENGTH + 1))).toBe(true);
    expect(isRefused('input', ['y'])).toBe(true);
    expect(isRefused('radio', 'y')).toBe(false);
    expect(isRefused('radio', 'z')).toBe(true);
    expect(isRefused('checkbox', ['y', 'n'])).toBe(false);
    expect(isRefused('checkbox', [])).toBe(false);
    expect(isRefused('checkbox', ['y', 'y'])).toBe(true);
    expect(isRefused('checkbox', ['z'])).toBe(true);
    expect(isRefused('checkbox', 'y')).toBe(true);
    expect(isRefused('file', file)).toBe(false);
    expect(isRefused('file', 'f')).toBe(true);
    expect(isRefused('section', 'x')).toBe(true);
    expect(isRefused('attachment', null)).toBe(true);
    expect(isRefused(null, 'x')).toBe(true);
    expect(isRefused('radio', null)).toBe(false);
  });

  it('belongs to a question', () => expect(checkAnswer('gone', undefined, 'x')?.path).toBe('answers.gone'));
});

describe('submitting', () => {
  it('needs every required question, sections and attachments excepted', () => {
    expect(missingRequired(all, new Map())).toEqual(['input', 'radio', 'checkbox', 'file']);
    expect(checkSubmission(all, new Map())[0]?.message).toBe('Please answer all required (*) fields');
    const answers = new Map<string, AnswerValue>([
      ['input', 'x'],
      ['radio', 'y'],
      ['checkbox', ['n']],
      ['file', file],
    ]);
    expect(checkSubmission(all, answers)).toEqual([]);
  });

  it('takes blanks, nothing ticked and options that are gone for no answer', () => {
    const answers = new Map<string, AnswerValue>([
      ['input', '  '],
      ['radio', 'gone'],
      ['checkbox', []],
      ['file', null],
    ]);
    expect(missingRequired(all, answers)).toEqual(['input', 'radio', 'checkbox', 'file']);
  });

  it('lets optional questions be', () =>
    expect(
      missingRequired(
        all.map((question) => ({ ...question, required: false })),
        new Map(),
      ),
    ).toEqual([]));

  test.prop([
    fc.constantFrom(...all),
    fc.oneof(fc.string(), fc.array(fc.constantFrom('y', 'n', 'z')), fc.constant(file), fc.constant(null)),
  ])('a required question is missing exactly when its answer is empty or does not fit', (question, answer) => {
    const isMissing = missingRequired([question], new Map([[question.id, answer]])).length > 0;
    const isAsked = question.type !== 'section' && question.type !== 'attachment';
    const isEmpty =
      answer === null ||
      (typeof answer === 'string' && answer.trim() === '') ||
      (Array.isArray(answer) && answer.length === 0);
    expect(isMissing).toBe(isAsked && (isEmpty || checkAnswer('q', question, answer) !== null));
  });
});

describe('answers to typed questions', () => {
  const table: QuestionItem = {
    id: 't',
    type: 'input',
    title: 'T',
    required: false,
    options: [],
    file: null,
    format: {
      kind: 'table',
      max_rows: 3,
      columns: [{ id: 'a', title: 'A', required: true, format: { kind: 'short_text' } }],
    },
  };
  const of = (answer: AnswerValue) => new Map([['t', answer]]);

  it('a table with an incomplete row is missing, although its question is optional', () => {
    expect(missingRequired([table], of({ rows: [{ b: 'x' }] }))).toEqual(['t']);
    expect(missingRequired([table], of({ rows: [{ a: 'x' }] }))).toEqual([]);
    expect(missingRequired([table], of(null))).toEqual([]);
    expect(missingRequired([{ ...table, required: true }], of({ rows: [{}] }))).toEqual(['t']);
  });

  it('a table takes no text, a text no table, and a reason only where it is allowed', () => {
    const text = { ...table, format: null };
    const reason = { not_applicable: 'no plant' };
    const fits = (item: QuestionItem, answer: AnswerValue) => checkAnswer('t', item, answer) === null;
    expect([fits(table, 'x'), fits(text, { rows: [] }), fits(table, reason)]).toEqual([false, false, false]);
    expect(fits({ ...table, allowNa: true }, reason)).toBe(true);
    expect(missingRequired([{ ...table, required: true, allowNa: true }], of(reason))).toEqual([]);
  });
});
