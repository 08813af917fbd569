import { expect, it } from 'vitest';
import { questionnaireSections, writtenAnswers } from './questionnaire-sections';

const options = [
  { id: 'yes', value: 'Yes' },
  { id: 'no', value: 'No' },
];
const item = (id: string, type: 'section' | 'input' | 'radio' | 'checkbox' | 'file' | 'attachment', title: string) => ({
  id,
  type,
  title,
  required: true,
  options: type === 'radio' || type === 'checkbox' ? options : [],
});
const answer = (questionId: string, value: unknown, name?: string) => ({
  questionId,
  value,
  file: name ? { name } : null,
});

it('tells answers in words, by section, and keeps what is not answered', () => {
  const questions = [
    item('a', 'input', 'Name?'),
    item('s', 'section', 'Quality'),
    item('b', 'radio', 'ISO?'),
    item('x', 'attachment', 'Our code'),
    item('c', 'checkbox', 'Which?'),
    item('d', 'file', 'Certificate'),
    item('e', 'input', 'More?'),
    item('t', 'section', 'Nothing below'),
  ];
  const answers = [answer('a', 'ACME'), answer('b', 'no'), answer('c', ['yes', 'no']), answer('d', null, 'iso.pdf')];
  const sections = questionnaireSections(questions, writtenAnswers(questions, answers, 'en'));
  expect(sections).toEqual([
    { title: '', answers: [{ question: '1. Name?', answer: 'ACME' }] },
    {
      title: 'Quality',
      answers: [
        { question: '2. ISO?', answer: 'No' },
        { question: '4. Which?', answer: 'Yes; No' },
        { question: '5. Certificate', answer: 'iso.pdf' },
        { question: '6. More?', answer: '' },
      ],
    },
  ]);
});
