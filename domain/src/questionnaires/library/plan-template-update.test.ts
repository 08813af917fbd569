import { expect, it } from 'vitest';
import { planTemplateUpdate, usedTemplates } from './plan-template-update';
import type { TemplateItem } from './template.contract';

const TEMPLATE = 't';
const item = (id: string, title = id, type: TemplateItem['type'] = 'input'): TemplateItem => ({
  _id: id,
  type,
  title: { en: title },
  required: true,
  options: [],
});
const section = (id: string) => item(id, id, 'section');
const taken = (id: string, version = 1) => ({
  key: `k-${id}`,
  source: { template: TEMPLATE, version, item: id, language: 'en' as const },
});
const own = (key: string) => ({ key, source: null });

const FIRST = [section('s1'), item('a'), item('b'), section('s2'), item('c')];

const plan = (
  present: Parameters<typeof planTemplateUpdate>[0]['present'],
  next: TemplateItem[],
  used = new Map([[1, FIRST]]),
) => {
  const { steps, removed } = planTemplateUpdate({ template: TEMPLATE, language: 'en', present, used, next });
  const shown = steps.map((step) => ('keep' in step ? step.keep : `${step.take}<${step.replaces ?? ''}`));
  return { steps: shown, removed };
};
const WHOLE = FIRST.map(({ _id }) => taken(_id));

it('changes what the version changed and leaves other questions where they are', () => {
  const next = FIRST.map((one) => (one._id === 'b' ? item('b', 'Better?') : one));
  expect(plan([own('mine'), ...WHOLE], next)).toEqual({
    steps: ['mine', 'k-s1', 'k-a', 'b<k-b', 'k-s2', 'k-c'],
    removed: [],
  });
});

it('adds new questions after those that they follow, also in new sections of a whole', () => {
  const next = [section('s1'), item('a'), item('x'), item('b'), section('s2'), item('c'), section('s3'), item('y')];
  expect(plan(WHOLE, next).steps).toEqual(['k-s1', 'k-a', 'x<', 'k-b', 'k-s2', 'k-c', 's3<', 'y<']);
});

it('removes what the version no longer has', () => {
  expect(plan(WHOLE, FIRST.slice(0, 4))).toEqual({ steps: ['k-s1', 'k-a', 'k-b', 'k-s2'], removed: ['k-c'] });
});

it('adds nothing to sections that were not taken over, nor questions that were removed here', () => {
  const next = [...FIRST.slice(0, 3), item('x'), section('s2'), item('c'), item('y'), section('s3'), item('z')];
  expect(plan([taken('s1'), taken('a')], next).steps).toEqual(['k-s1', 'k-a', 'x<']);
});

it('compares each question with the version that it came from', () => {
  const second = FIRST.map((one) => (one._id === 'c' ? item('c', 'Changed?') : one));
  const used = new Map([
    [1, FIRST],
    [2, second],
  ]);
  const present = [taken('s1'), taken('a'), taken('b'), taken('s2', 2), taken('c', 2)];
  expect(plan(present, second, used).steps).toEqual(['k-s1', 'k-a', 'k-b', 'k-s2', 'k-c']);
});

it('changes a question by its text in the used language only', () => {
  const next = FIRST.map((one) => ({ ...one, title: { ...one.title, es: 'Otro' } }));
  expect(plan(WHOLE, next).steps).toEqual(WHOLE.map(({ key }) => key));
});

it('lists the templates in use with their oldest version', () => {
  expect(usedTemplates([taken('a', 2), own('mine'), taken('b', 1)])).toEqual([
    { template: TEMPLATE, version: 1, versions: [2, 1], language: 'en' },
  ]);
});
