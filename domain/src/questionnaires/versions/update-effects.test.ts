import { expect, it } from 'vitest';
import type { QuestionItem } from '../questionnaire-rules';
import { effectOnAnswers } from './update-effects';

const item = (id: string, change: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const choice = (id: string, options: string[], change: Partial<QuestionItem> = {}): QuestionItem =>
  item(id, { type: 'radio', options: options.map((one) => ({ id: `${id}-${one}`, value: one })), ...change });

it('gives up the answers to removed and changed required questions, and asks all for new ones', () => {
  const before = [item('removed'), item('changed'), item('same'), item('optional', { required: false })];
  const after = [
    item('changed', { title: 'Other' }),
    item('same'),
    item('optional', { required: false, title: 'Other' }),
    item('added'),
  ];
  expect(effectOnAnswers(before, after)).toEqual({
    lost: ['removed', 'changed'],
    lostOptions: [],
    askedOfAll: ['changed', 'added'],
    askedIfMissing: [],
    askedIfShown: [],
  });
});

it('keeps the answers to an optional question that have none of its removed options', () => {
  const effect = effectOnAnswers(
    [choice('a', ['x', 'y', 'z'], { required: false })],
    [choice('a', ['x', 'y'], { required: false })],
  );
  expect(effect).toMatchObject({ lost: [], lostOptions: ['a-z'], askedOfAll: [] });
});

it('gives up the answers to a required question with a reworded option, and keeps those to an optional one', () => {
  const reworded = (required: boolean) => {
    const [before, after] = [choice('a', ['x', 'y'], { required }), choice('a', ['x', 'y'], { required })];
    const options = after.options.map((one) => (one.id === 'a-y' ? { ...one, value: 'Why' } : one));
    return effectOnAnswers([before], [{ ...after, options }]);
  };
  expect(reworded(true)).toMatchObject({ lost: ['a'], lostOptions: [], askedOfAll: ['a'] });
  expect(reworded(false)).toMatchObject({ lost: [], lostOptions: [], askedOfAll: [] });
});

it('asks only those without an answer for a question that becomes required', () => {
  const effect = effectOnAnswers([item('a', { required: false })], [item('a')]);
  expect(effect).toMatchObject({ lost: [], askedOfAll: [], askedIfMissing: ['a'] });
});

it('asks those that are shown a conditional question that is reopened', () => {
  const showIf = { question: 'a', is: 'equals' as const, option: 'a-x' };
  const before = [choice('a', ['x', 'y']), item('b', { showIf })];
  expect(effectOnAnswers(before, [before[0] as QuestionItem, item('b', { showIf, title: 'Other' })])).toMatchObject({
    lost: ['b'],
    askedOfAll: [],
    askedIfShown: ['b'],
  });
});

it('keeps the answers to a renamed optional question whose stored format has its fields in another order', () => {
  const before = item('a', { required: false, format: { max: 10, min: 1, kind: 'number' } });
  const after = item('a', { required: false, title: 'Other', format: { kind: 'number', min: 1, max: 10 } });
  expect(effectOnAnswers([before], [after])).toMatchObject({ lost: [] });
  const wider = { ...after, format: { kind: 'number' as const, min: 1, max: 20 } };
  expect(effectOnAnswers([before], [wider])).toMatchObject({ lost: ['a'] });
});
