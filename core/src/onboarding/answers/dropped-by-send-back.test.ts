import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem, QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import { expect, it } from 'vitest';
import { answerOfKept, droppedBySendBack } from './dropped-by-send-back';

const OPTIONS = [
  { id: 'y', value: 'Yes' },
  { id: 'n', value: 'No' },
];
const item = (id: string, type: QuestionType, more: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type,
  title: id,
  required: true,
  options: type === 'radio' || type === 'checkbox' ? OPTIONS : [],
  file: null,
  ...more,
});
const isYes = (question: string): Condition => ({ question, is: 'equals', option: 'y' });
const inPeru: Condition = { fact: 'country', is: 'equals', value: 'peru' };
const extra = { id: 'x', value: 'Other', showIf: isYes('a') };

const items = [
  item('a', 'radio'),
  item('b', 'input', { showIf: isYes('a') }),
  item('c', 'input', { showIf: inPeru }),
  item('d', 'checkbox', { options: [...OPTIONS, extra] }),
];
const GIVEN: Record<string, AnswerValue> = { a: 'y', b: 'text', c: 'text', d: ['y', 'x'] };

const dropped = (
  given: Record<string, AnswerValue>,
  before: Record<string, AnswerValue>,
  { country = 'peru', since = [] as string[] } = {},
) =>
  droppedBySendBack(
    items,
    {
      given: new Map(Object.entries(given)),
      before: new Map(Object.entries(before)),
      answeredSince: new Set([...Object.keys(before), ...since]),
    },
    { country, report_type: 'bir' },
  );

it('drops the answers and options that a correction hides', () => {
  expect(dropped({ ...GIVEN, a: 'n' }, { a: 'y' })).toEqual({ hidden: ['b'], narrowed: [['d', ['y']]] });
  expect(dropped(GIVEN, { a: 'y' })).toEqual({ hidden: [], narrowed: [] });
});

it('keeps answers that are hidden by something else than the corrections', () => {
  expect(dropped(GIVEN, { a: 'y' }, { country: 'chile' })).toEqual({ hidden: [], narrowed: [] });
  expect(dropped({ ...GIVEN, a: 'n' }, {})).toEqual({ hidden: [], narrowed: [] });
});

it('drops an answer that was given since the send-back and is hidden again', () => {
  expect(dropped({ a: 'n', b: 'tried' }, { a: 'n' }, { since: ['b'] })).toEqual({ hidden: ['b'], narrowed: [] });
});

it('reads the kept words of an answer', () => {
  const [radio, input, , boxes] = items;
  expect(answerOfKept(radio!, { texts: ['No'] })).toBe('n');
  expect(answerOfKept(radio!, { texts: ['Renamed'] })).toBeNull();
  expect(answerOfKept(boxes!, { texts: ['Yes', 'Other'] })).toEqual(['y', 'x']);
  expect(answerOfKept(input!, { texts: ['text'] })).toBe('text');
  const file = { fileId: 'f', name: 'a.pdf', size: 1 };
  expect(answerOfKept(item('f', 'file'), { files: [file] })).toEqual(file);
  for (const type of ['radio', 'checkbox', 'file'] as const) {
    const reason = { not_applicable: 'No staff' };
    expect(answerOfKept(item('n', type, { allowNa: true }), { texts: ['N/A: No staff'] })).toEqual(reason);
  }
});
