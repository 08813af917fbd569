import { expect, it } from 'vitest';
import { answerCells } from './answers-sheet';

it('tells an unanswered question from one that was not asked', () => {
  const questions = ['given', 'empty', 'hidden'].map((id) => ({ id }));
  const cells = answerCells(questions, { items: questions.slice(0, 2), answers: new Map([['given', '1987']]) }, 'es');
  expect(cells).toEqual(['1987', 'N/D', 'No se preguntó']);
});
