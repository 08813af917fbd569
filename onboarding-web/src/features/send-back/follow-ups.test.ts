import type { Condition } from '@homologa/domain/questionnaires/condition';
import { expect, it } from 'vitest';
import type { Question } from '../questionnaire/questions';
import { followUpsOf } from './follow-ups';

const item = (id: string, showIf: Condition | null = null, type: Question['type'] = 'input'): Question => ({
  id,
  type,
  title: id,
  required: true,
  options: [],
  file: null,
  attachment: null,
  showIf,
});
const answered = (question: string): Condition => ({ question, is: 'answered' });
const question = (target: string) => ({ kind: 'question', target }) as const;

it('lists shown questions once, below the first sent back on which they depend', () => {
  const all = [
    item('a'),
    item('b'),
    item('part', answered('a'), 'section'),
    item('in part'),
    item('end', null, 'section'),
    item('both', { any: [answered('a'), answered('b')] }),
    item('own', answered('a')),
    item('hidden', answered('a')),
    item('closed', answered('a')),
    item('free'),
  ];
  const shown = all.filter(({ id }) => id !== 'hidden');
  const open = new Set(['part', 'in part', 'both', 'own', 'hidden']);
  const found = followUpsOf(all, shown, [question('a'), question('b'), question('own')], open);
  const ids = [...found].map(([target, items]) => [target, items.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['a', ['in part', 'both']],
    ['b', []],
    ['own', []],
  ]);
});
