import { expect, it } from 'vitest';
import type { Condition } from './condition';
import { dependentIds } from './dependent-items';
import type { QuestionOption, QuestionType } from './questionnaire-rules';

const item = (id: string, showIf: Condition | null = null, type: QuestionType = 'input') => ({
  id,
  type,
  options: [] as QuestionOption[],
  showIf,
});
const answered = (question: string): Condition => ({ question, is: 'answered' });

it('contains what depends on a question by a condition, a section, an option or another dependent', () => {
  const items = [
    item('a'),
    item('own', answered('a')),
    item('next', { not: answered('own') }),
    { ...item('choice', null, 'radio'), options: [{ id: 'o', value: 'O', showIf: answered('a') }] },
    item('section', answered('a'), 'section'),
    item('below'),
    item('other section', { fact: 'country', is: 'equals', value: 'peru' }, 'section'),
    item('free'),
  ];
  expect([...dependentIds(items, ['a'])]).toEqual(['own', 'next', 'choice', 'section', 'below']);
  expect([...dependentIds(items, ['free'])]).toEqual([]);
});
