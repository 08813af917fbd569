import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { expect, it } from 'vitest';
import { answerRows, chosenOptions, SHOWN_ANSWERS } from './answer-rows';

const question = (id: string, type = 'input'): QuestionResponse =>
  ({ _id: id, type, title: id, required: false, options: [], file: null }) as unknown as QuestionResponse;
const questions = (count: number): QuestionResponse[] =>
  Array.from({ length: count }, (_, place) => question(`q${place + 1}`));

it('folds answers beyond the first dozen, but no flagged or noted one', () => {
  const review = { question_id: 'q14', flagged: true, note: '', by: { name: 'Ana' }, at: '2026-05-01T00:00:00.000Z' };
  const folded = answerRows(questions(15), [], [review]).filter(({ isFolded }) => isFolded);
  expect(SHOWN_ANSWERS).toBe(12);
  expect(folded.map(({ question: { _id: id } }) => id)).toEqual(['q13', 'q15']);
});

it('folds the title of a section with all of its questions', () => {
  const rows = answerRows([question('a', 'section'), ...questions(12), question('b', 'section'), question('z')], []);
  const section = (id: string) => rows.find(({ question: { _id: of } }) => of === id)?.isFolded;
  expect([section('a'), section('b')]).toEqual([false, true]);
});

it('lists chosen options in the order of the question', () => {
  const asked = { ...question('q', 'checkbox'), options: ['x', 'y', 'z'].map((id) => ({ _id: id, value: id })) };
  expect([...chosenOptions(asked, ['z', 'x', 'gone'])]).toEqual(['x', 'z']);
});
