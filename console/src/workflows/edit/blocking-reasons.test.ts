import { violation } from '@homologa/domain/errors/error-codes';
import { expect, it } from 'vitest';
import { groupReasons, shownQuestions } from './blocking-reasons';

it('lists each reason once, with its entries counted from 1, in the order of the form', () => {
  const reasons = groupReasons([
    violation('workflow_title_missing', 'info.title'),
    violation('suppliers_form_incomplete', 'suppliers', { index: 0 }),
    violation('suppliers_form_incomplete', 'suppliers', { index: 4 }),
  ]);
  expect(reasons.map(({ message, places }) => [message, places])).toEqual([
    ['Please fill in workflow title.', []],
    ['Please fix suppliers form. Some required fields are empty.', [1, 5]],
  ]);
});

it('calls questions by the numbers that they bear, which sections do not', () => {
  const item = (id: string, type: 'section' | 'input') => ({
    id,
    type,
    title: '',
    required: true,
    options: [],
    file: null,
  });
  const items = [item('s', 'section'), item('a', 'input'), item('b', 'input')];
  expect(shownQuestions([2, 3], items)).toEqual({ numbers: [1, 2], hasSection: false });
  expect(shownQuestions([1, 3], items)).toEqual({ numbers: [2], hasSection: true });
});
