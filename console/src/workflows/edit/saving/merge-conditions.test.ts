import { expect, it } from 'vitest';
import { adoptIds } from '../adopt-ids';
import { buildStored } from '../test-workflow';
import { changesOf, contentOf, formOf, type WorkflowForm } from '../workflow-form';
import { createHistory } from './history';
import { mergeSection } from './merge-sections';

const item = (id: string, change: object = {}) => ({
  _id: id,
  id,
  type: 'radio',
  title: id,
  required: true,
  options: ['Yes', 'No'].map((value) => ({ _id: `${id}-${value}`, value })),
  file: null,
  ...change,
});
const stored = (...questionnaire: object[]) => buildStored({ questionnaire });
const isYes = { question: 'a', is: 'equals', option: 'a-Yes' } as const;
const edited = (form: WorkflowForm, key: string, change: object): WorkflowForm => ({
  ...form,
  questions: form.questions.map((one) => (one.key === key ? { ...one, ...change } : one)),
});

it('merges a condition of one person with a title of another, and reports two conditions on one question', () => {
  const before = formOf(stored(item('a'), item('b')));
  const theirs = formOf(stored(item('a'), item('b', { show_if: isYes })));
  const renamed = mergeSection('questionnaire', before, edited(before, 'b', { title: 'New' }), theirs);
  expect(renamed).toMatchObject({ clashes: [], form: { questions: [{}, { title: 'New', showIf: isYes }] } });
  const own = edited(before, 'b', { showIf: { not: isYes } });
  expect(mergeSection('questionnaire', before, own, theirs).clashes).toEqual([
    { section: 'questionnaire', entry: 'b', field: 'showIf', theirs: isYes },
  ]);
});

it('points to the stored ids once new questions have been saved, and compares by place', () => {
  const form = formOf(stored(item('a'), item('b')));
  const [first, second] = form.questions;
  const fresh = {
    ...form,
    questions: [
      {
        ...first!,
        key: 'k1',
        id: null,
        options: first!.options.map((one) => ({ ...one, key: `k-${one.id}`, id: null })),
      },
      { ...second!, showIf: { ...isYes, question: 'k1', option: 'k-a-Yes' } },
    ],
  };
  expect(changesOf(fresh, ['questionnaire']).questionnaire).toMatchObject([
    { _id: 'k1', options: [{ _id: 'k-a-Yes' }, { value: 'No' }] },
    { show_if: { question: 'k1', option: 'k-a-Yes' } },
  ]);
  const answer = stored(item('a'), item('b', { show_if: isYes }));
  expect(contentOf(fresh, 'questionnaire')).toBe(contentOf(formOf(answer), 'questionnaire'));
  expect(adoptIds(fresh, fresh, answer).questions[1]?.showIf).toEqual(isYes);
});

it('points to the new ids of a question that was saved, removed and put back', () => {
  const form = formOf(stored(item('a'), item('b', { show_if: isYes })));
  const [first, second] = form.questions;
  const mine = { ...form, questions: [{ ...first!, key: 'k1' }, second!] };
  const options = ['Yes', 'No'].map((value) => ({ _id: `c-${value}`, value }));
  const answer = stored(item('c', { options }), item('b'));
  const adopted = adoptIds(mine, mine, answer);
  expect(adopted.questions).toMatchObject([
    { key: 'k1', id: 'c' },
    { showIf: { question: 'c', is: 'equals', option: 'c-Yes' } },
  ]);
  const kept = createHistory();
  kept.record('questionnaire', mine, edited(mine, 'b', { showIf: null }), new Date(0));
  const undone = kept.undo(edited(adopted, 'b', { showIf: null }));
  expect(undone?.form.questions[1]?.showIf).toEqual({ question: 'c', is: 'equals', option: 'c-Yes' });
});

it('points to the new ids of options that a change of the type and back has removed', () => {
  const form = formOf(stored(item('a'), item('b', { show_if: isYes })));
  const asText = edited(form, 'a', { type: 'input' });
  const saved = adoptIds(asText, asText, stored(item('a', { type: 'input', options: [] }), item('b')));
  const again = edited(saved, 'a', { type: 'radio' });
  const options = ['Yes', 'No'].map((value) => ({ _id: `new-${value}`, value }));
  expect(adoptIds(again, again, stored(item('a', { options }), item('b'))).questions[1]?.showIf).toEqual({
    ...isYes,
    option: 'new-Yes',
  });
});

it('recognizes stored questions that depend on each other although somebody else has added one meanwhile', () => {
  const before = formOf(stored(item('old')));
  const [first, second] = formOf(stored(item('a'), item('b', { show_if: isYes }))).questions;
  const fresh = (one: typeof first, key: string, change: object) => ({
    ...one!,
    key,
    id: null,
    options: one!.options.map((option) => ({ ...option, key: `k-${option.id}`, id: null })),
    ...change,
  });
  const mine = {
    ...before,
    questions: [
      ...before.questions,
      fresh(first, 'k1', {}),
      fresh(second, 'k2', { showIf: { ...isYes, question: 'k1', option: 'k-a-Yes' } }),
    ],
  };
  const theirs = formOf(stored(item('old'), item('a'), item('b', { show_if: isYes }), item('foreign')));
  const { questions } = mergeSection('questionnaire', before, mine, theirs).form;
  expect(questions.map(({ key, id }) => [key, id])).toEqual([
    ['old', 'old'],
    ['k1', 'a'],
    ['k2', 'b'],
    ['foreign', 'foreign'],
  ]);
  expect(questions[2]?.showIf).toEqual(isYes);
});
