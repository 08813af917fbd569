import { expect, it } from 'vitest';
import { newOption, newQuestion } from '../questionnaire/question-edits';
import { buildStored } from '../test-workflow';
import { formOf, type QuestionForm, type WorkflowForm } from '../workflow-form';
import { mergeSection, ownValueOf, withTheirs } from './merge-sections';

const stored = (key: string, change: Partial<QuestionForm> = {}): QuestionForm => ({
  ...newQuestion(() => key, 'input'),
  id: key,
  title: key,
  ...change,
});
const draft = (questions: QuestionForm[], change: Partial<WorkflowForm> = {}): WorkflowForm => ({
  ...formOf(buildStored()),
  questions,
  ...change,
});
const merged = (before: QuestionForm[], mine: QuestionForm[], theirs: QuestionForm[]) =>
  mergeSection('questionnaire', draft(before), draft(mine), draft(theirs));
const titles = ({ form }: { form: WorkflowForm }) => form.questions.map(({ title }) => title);
const [a, b, c] = [stored('a'), stored('b'), stored('c')];
const added = (title: string): QuestionForm => ({ ...newQuestion(() => `new ${title}`, 'input'), title });

it('takes fields that only one of the two changed', () => {
  const before = draft([], { title: 'T', description: 'D' });
  const { form, clashes } = mergeSection(
    'info',
    before,
    { ...before, title: 'Mine' },
    { ...before, description: 'Theirs' },
  );
  expect(form).toMatchObject({ title: 'Mine', description: 'Theirs' });
  expect(clashes).toEqual([]);
});

it('keeps what both added, edited and moved', () => {
  const result = merged([a, b, c], [a, added('Mine'), stored('b', { title: 'B' }), c], [c, a, b, stored('Theirs')]);
  expect(titles(result)).toEqual(['c', 'a', 'Mine', 'B', 'Theirs']);
  expect(result.clashes).toEqual([]);
});

it('removes what one removed, unless the other has changed it', () => {
  expect(titles(merged([a, b, c], [b, c], [a, b, stored('c', { title: 'C' })]))).toEqual(['b', 'C']);
  expect(titles(merged([a, b], [b], [stored('a', { title: 'A' }), b]))).toEqual(['A', 'b']);
  expect(titles(merged([a, b], [stored('a', { title: 'A' }), b], [b]))).toEqual(['A', 'b']);
});

it('merges one question by its fields and options', () => {
  const options = ['One', 'Two'].map((value, place) => ({ ...newOption(() => `o${place}`, value), id: `o${place}` }));
  const choice = stored('a', { type: 'radio', options });
  const mine = { ...choice, title: 'Which?', options: [...options, newOption(() => 'o2', 'Mine')] };
  const theirs = { ...choice, required: false, options: options.map((one) => ({ ...one, value: `${one.value}!` })) };
  const { form, clashes } = merged([choice], [mine], [theirs]);
  expect(form.questions).toMatchObject([
    { title: 'Which?', required: false, options: [{ value: 'One!' }, { value: 'Two!' }, { value: 'Mine' }] },
  ]);
  expect(clashes).toEqual([]);
});

it('tells a field that both changed, keeps the own value and takes the other when told to', () => {
  const { form, clashes } = merged([a], [stored('a', { title: 'Mine' })], [stored('a', { title: 'Theirs' })]);
  expect(titles({ form })).toEqual(['Mine']);
  expect(clashes).toEqual([{ section: 'questionnaire', entry: 'a', field: 'title', theirs: 'Theirs' }]);
  const [clash] = clashes;
  if (!clash) throw new Error('no clash');
  expect(ownValueOf(form, clash)).toBe('Mine');
  expect(titles({ form: withTheirs(form, clash) })).toEqual(['Theirs']);
});

it('knows an own question again whose save was answered to nobody', () => {
  const result = merged([a], [a, added('New')], [a, stored('q1', { title: 'New' }), b]);
  expect(result.form.questions.map(({ key, id }) => [key, id])).toEqual([
    ['a', 'a'],
    ['new New', 'q1'],
    ['b', 'b'],
  ]);
});

it('loses no supplier that either of two added', () => {
  const row = (key: string, id: string | null, name: string) => ({
    key,
    id,
    invite: { company_name: name } as WorkflowForm['suppliers'][number]['invite'],
  });
  const before = draft([], { suppliers: [row('s1', 's1', 'First')] });
  const mine = { ...before, suppliers: [row('s1', 's1', 'First Ltd'), row('x', null, 'Mine')] };
  const theirs = { ...before, suppliers: [row('s1', 's1', 'First'), row('s2', 's2', 'Theirs')] };
  const { form, clashes } = mergeSection('suppliers', before, mine, theirs);
  expect(form.suppliers.map(({ invite }) => invite.company_name)).toEqual(['First Ltd', 'Mine', 'Theirs']);
  expect(clashes).toEqual([]);
});
