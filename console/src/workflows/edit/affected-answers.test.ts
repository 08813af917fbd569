import { expect, it } from 'vitest';
import { affectedAnswers } from './affected-answers';
import { buildStored } from './test-workflow';
import { formOf } from './workflow-form';

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
const workflow = buildStored({
  status: 'active',
  questionnaire: [item('a'), item('b'), item('c'), item('s', { type: 'section' })],
});

it('counts what is asked again, kept and removed', () => {
  const form = formOf(workflow);
  const [a, b] = form.questions;
  const added = { ...a!, key: 'new', id: null };
  const questions = [{ ...a!, title: 'Other' }, b!, added];
  expect(affectedAnswers(workflow, { ...form, questions })).toEqual({
    reopened: 2,
    kept: 1,
    unfit: 1,
    removed: 1,
  });
});

it('says nothing of an edit that leaves all answers, whatever key a stored question has', () => {
  const form = formOf(workflow);
  const questions = form.questions.map((question) => ({ ...question, key: `k-${question.key}` }));
  expect(affectedAnswers(workflow, { ...form, questions })).toBeNull();
});

it('says what becomes of answers to an optional question with another kind of answer', () => {
  const optional = buildStored({ status: 'active', questionnaire: [item('a', { required: false }), item('b')] });
  const form = formOf(optional);
  const [a, b] = form.questions;
  const questions = [{ ...a!, format: { kind: 'number' as const } }, b!];
  expect(affectedAnswers(optional, { ...form, questions })).toEqual({ reopened: 0, kept: 1, unfit: 1, removed: 0 });
});

it('keeps answers to questions that move or become optional, and counts no headings', () => {
  const form = formOf(workflow);
  const [a, b, c, s] = form.questions;
  const questions = [s!, c!, { ...b!, required: false }, { ...a!, title: 'Other' }];
  expect(affectedAnswers(workflow, { ...form, questions })).toEqual({ reopened: 1, kept: 2, unfit: 1, removed: 0 });
});

it('counts an optional question that loses an option among those whose answers may not fit', () => {
  const options = ['x', 'y', 'z'].map((id) => ({ _id: id, id, value: id }));
  const optional = buildStored({
    status: 'active',
    questionnaire: [item('a', { type: 'radio', required: false, options }), item('b')],
  });
  const form = formOf(optional);
  const [a, b] = form.questions;
  const questions = [{ ...a!, options: a!.options.slice(0, 2) }, b!];
  expect(affectedAnswers(optional, { ...form, questions })).toEqual({ reopened: 0, kept: 1, unfit: 1, removed: 0 });
});
