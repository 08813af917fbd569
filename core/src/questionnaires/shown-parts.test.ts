import { expect, it } from 'vitest';
import { markHidden, shownParts, subjectOfShown } from './shown-parts.queries';

const SUPPLIER = { country: 'peru', questionnaireCompletedAt: null, shownQuestions: [] };
const FACTS = subjectOfShown(SUPPLIER, { reportType: 'bir' });
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

it('leaves out the answer of a radio question whose option is hidden', () => {
  const other = { id: 'x', value: 'Other', showIf: isYes };
  const questions = [question('a', 'radio'), question('b', 'radio', { options: [...OPTIONS, other] })];
  const answersOf = (first: string) => shownParts(questions, [answer('a', first), answer('b', 'x')], FACTS).answers;
  expect(answersOf('n').map(({ questionId }) => questionId)).toEqual(['a']);
  expect(answersOf('y').map(({ questionId }) => questionId)).toEqual(['a', 'b']);
});

it('shows a submitted questionnaire as it was, though country, condition and version have changed', () => {
  const inPeru = { fact: 'country', is: 'equals', value: 'peru' };
  const inChile = { ...inPeru, value: 'chile' };
  const local = { id: 'x', value: 'Local', showIf: inPeru };
  const questions = [
    question('a', 'radio', { version: 2 }),
    question('b', 'input', { showIf: isYes }),
    question('c', 'file', { showIf: inPeru }),
    question('d', 'input', { showIf: inChile }),
    question('e', 'radio', { options: [...OPTIONS, local] }),
  ];
  const answers = [answer('a', 'y'), answer('b', 'text'), answer('c', null, { file: { name: 'a' } }), answer('e', 'x')];
  const submitted = { country: 'chile', questionnaireCompletedAt: new Date(0), shownQuestions: ['b', 'c'] };
  const shown = shownParts(questions, answers, subjectOfShown(submitted, { reportType: 'bir' }));
  expect(idsOf(shown.questions)).toEqual(['a', 'b', 'c', 'e']);
  expect(shown.answers).toEqual(answers);
});

it('marks submitted questions that country, condition or answers hide by now, and none before the submit', () => {
  const inPeru = { fact: 'country', is: 'equals', value: 'peru' };
  const shown = [question('a', 'radio'), question('b', 'input'), question('c', 'input'), question('gone', 'input')];
  const present = [
    question('a', 'radio'),
    question('b', 'input', { showIf: inPeru }),
    question('c', 'input', { showIf: isYes }),
  ];
  const submitted = { country: 'chile', questionnaireCompletedAt: new Date(0), shownQuestions: ['b', 'c'] };
  const hiddenOf = (supplier: typeof SUPPLIER | typeof submitted, chosen: string) => {
    const subject = subjectOfShown(supplier, { reportType: 'bir' });
    return idsOf(markHidden(shown, present, [answer('a', chosen)], subject).filter(({ isHidden }) => isHidden));
  };
  expect(hiddenOf(submitted, 'y')).toEqual(['b']);
  expect(hiddenOf(submitted, 'n')).toEqual(['b', 'c']);
  expect(hiddenOf({ ...submitted, country: 'peru' }, 'y')).toEqual([]);
  expect(hiddenOf(SUPPLIER, 'n')).toEqual([]);
});
