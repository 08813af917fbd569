import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  canRemoveOption,
  checkQuestionnaire,
  diffQuestionnaire,
  QUESTION_TYPES,
  type QuestionItem,
  questionNumbers,
} from './questionnaire-rules';

const item = (more: Partial<QuestionItem> = {}): QuestionItem => ({
  id: 'a',
  type: 'input',
  title: 'Name?',
  required: true,
  options: [],
  file: null,
  ...more,
});
const options = [
  { id: '1', value: 'Yes' },
  { id: '2', value: 'No' },
];
const isRefused = (more: Partial<QuestionItem>) => checkQuestionnaire([item(more)]).length > 0;
const anyItem = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom(...QUESTION_TYPES, null),
  title: fc.string(),
  required: fc.boolean(),
  options: fc.array(fc.record({ id: fc.uuid(), value: fc.string() }), { maxLength: 3 }),
  file: fc.constantFrom(null, { fileId: 'f' }),
});

describe('questionnaire', () => {
  it('needs title, type, filled options and attached files', () => {
    expect(isRefused({})).toBe(false);
    expect(isRefused({ title: ' ' })).toBe(true);
    expect(isRefused({ type: null })).toBe(true);
    expect(isRefused({ type: 'radio', options })).toBe(false);
    expect(isRefused({ type: 'radio', options: options.slice(1) })).toBe(true);
    expect(isRefused({ type: 'checkbox', options: [...options, { id: '3', value: ' ' }] })).toBe(true);
    expect(isRefused({ type: 'attachment' })).toBe(true);
    expect(isRefused({ type: 'attachment', file: { fileId: 'f' } })).toBe(false);
    expect(isRefused({ type: 'section' })).toBe(false);
    expect(isRefused({ type: 'input', options: [{ id: '1', value: '' }] })).toBe(false);
  });

  it('names the place of each incomplete item', () => {
    const found = checkQuestionnaire([item({ title: '' }), item(), item({ type: null })]);
    expect(found.map(({ index }) => index)).toEqual([0, 2]);
  });

  it('numbers questions, not sections, and keeps two options', () => {
    const numbers = questionNumbers([item({ id: 's', type: 'section' }), item({ id: 'a' }), item({ id: 'b' })]);
    expect([...numbers]).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect([0, 1, 2].map(canRemoveOption)).toEqual([false, false, true]);
  });
});

describe('an edit of a live questionnaire', () => {
  it('reopens required questions that are shown under another condition, also below a section', () => {
    const section = item({ id: 's', type: 'section' });
    const before = [item(), section, item({ id: 'b' }), item({ id: 'c', required: false })];
    const showIf = { question: 'a', is: 'answered' } as const;
    const diff = diffQuestionnaire(before, [item(), { ...section, showIf }, ...before.slice(2)]);
    expect(diff).toMatchObject({ changed: [], shownOtherwise: ['s', 'b', 'c'], reopened: ['b'] });
  });

  it('keeps what asks the same, wherever it moved, and reopens required new or changed questions', () => {
    const before = [item({ id: 'a' }), item({ id: 'b', type: 'radio', options }), item({ id: 'c' }), item({ id: 'd' })];
    const after = [
      item({ id: 'b', type: 'radio', options: [...options].toReversed() }),
      item({ id: 'a', required: false }),
      item({ id: 'c', title: 'Age?' }),
      item({ id: 'e' }),
      item({ id: 'f', required: false }),
      item({ id: 'g', type: 'section' }),
    ];
    expect(diffQuestionnaire(before, after)).toEqual({
      unchanged: ['b', 'a'],
      changed: ['c'],
      added: ['e', 'f', 'g'],
      removed: ['d'],
      shownOtherwise: [],
      reopened: ['c', 'e'],
    });
  });

  it('reopens nothing for a format whose fields only stand in another order', () => {
    const before = item({ format: { kind: 'number', min: 1, max: 5 } });
    const same = item({ format: { max: 5, min: 1, kind: 'number' } });
    expect(diffQuestionnaire([before], [same])).toMatchObject({ changed: [], reopened: [] });
    const wider = item({ format: { kind: 'number', min: 1, max: 6 } });
    expect(diffQuestionnaire([before], [wider])).toMatchObject({ changed: ['a'], reopened: ['a'] });
  });

  it('reopens a question that may no longer be answered as not applicable, but none that now may', () => {
    const [plain, withNa] = [item({ allowNa: false }), item({ allowNa: true })];
    expect(diffQuestionnaire([withNa], [plain])).toMatchObject({ changed: ['a'], reopened: ['a'] });
    expect(diffQuestionnaire([plain], [withNa])).toMatchObject({ changed: [], reopened: [] });
  });

  it('sees changed options, types and files, and what has become required', () => {
    const radio = item({ type: 'radio', options });
    const changed = (after: QuestionItem) => diffQuestionnaire([radio], [after]).changed.length === 1;
    expect(changed({ ...radio, options: [...options, { id: '3', value: 'Maybe' }] })).toBe(true);
    expect(changed({ ...radio, options: [options[0]!, { id: '2', value: 'Never' }] })).toBe(true);
    expect(changed({ ...radio, type: 'checkbox' })).toBe(true);
    const optional = item({ required: false });
    expect(diffQuestionnaire([optional], [item()])).toMatchObject({ unchanged: ['a'], reopened: ['a'] });
  });

  test.prop([fc.uniqueArray(anyItem, { selector: ({ id }) => id })])('none at all changes nothing', (items) => {
    const diff = diffQuestionnaire(items, items.toReversed());
    expect([diff.changed, diff.added, diff.removed]).toEqual([[], [], []]);
  });

  test.prop([
    fc.uniqueArray(anyItem, { selector: ({ id }) => id }),
    fc.uniqueArray(anyItem, { selector: ({ id }) => id }),
  ])('puts every item into exactly one group', (before, after) => {
    const diff = diffQuestionnaire(before, after);
    expect([...diff.unchanged, ...diff.changed, ...diff.added].sort()).toEqual(after.map(({ id }) => id).sort());
  });
});
