import { expect, it } from 'vitest';
import { shownParts } from './shown-parts.queries';

const FACTS = { country: 'peru', report_type: 'bir' };
const OPTIONS = [
  { id: 'y', value: 'Yes' },
  { id: 'n', value: 'No' },
];
const question = (id: string, type: 'radio' | 'checkbox' | 'input' | 'file', more: object = {}) => ({
  id,
  type,
  title: id,
  required: true,
  options: type === 'radio' || type === 'checkbox' ? OPTIONS : [],
  showIf: null as unknown,
  version: 1,
  ...more,
});
const answer = (questionId: string, value: unknown, more: object = {}) => ({
  questionId,
  version: 1,
  value,
  file: null,
  ...more,
});
const isYes = { question: 'a', is: 'equals', option: 'y' };
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('leaves a questionnaire without conditions as it is, with outdated answers', () => {
  const questions = [question('a', 'radio', { version: 2 }), question('b', 'input')];
  const answers = [answer('a', 'y'), answer('b', 'text')];
  expect(shownParts(questions, answers, FACTS)).toEqual({ questions, answers });
});

it('leaves out hidden questions, their answers and hidden options', () => {
  const boxes = [...OPTIONS, { id: 'x', value: 'Other', showIf: isYes }];
  const questions = [
    question('a', 'radio'),
    question('b', 'file', { showIf: isYes }),
    question('c', 'checkbox', { options: boxes }),
  ];
  const answers = [answer('a', 'n'), answer('b', null, { file: { name: 'a.pdf' } }), answer('c', ['y', 'x'])];
  const shown = shownParts(questions, answers, FACTS);
  expect(idsOf(shown.questions)).toEqual(['a', 'c']);
  expect(shown.answers).toMatchObject([{ questionId: 'a' }, { questionId: 'c', value: ['y'] }]);
  expect(idsOf(shown.questions[1]?.options as { id: string }[])).toEqual(['y', 'n']);
  expect(shownParts(questions, [answer('a', 'y'), ...answers.slice(1)], FACTS).questions).toHaveLength(3);
});

it('counts an answer to an older version of a required question as not given, as the supplier sees it', () => {
  const questions = [question('a', 'radio', { version: 2 }), question('b', 'input', { showIf: isYes })];
  expect(idsOf(shownParts(questions, [answer('a', 'y')], FACTS).questions)).toEqual(['a']);
});
