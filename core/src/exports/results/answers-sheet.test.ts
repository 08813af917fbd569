import { expect, it } from 'vitest';
import { answerCells, cellKindOf, unitOf } from './answers-sheet';

it('tells an unanswered question from one that was not asked', () => {
  const questions = ['given', 'empty', 'hidden'].map((id) => ({ id, type: 'input' as const, format: null }));
  const answers = new Map([['given', '1987']]);
  const cells = answerCells(questions, { items: questions.slice(0, 2), answers, values: answers }, 'es');
  expect(cells).toEqual(['1987', 'N/D', 'No se preguntó']);
});

it('writes numbers and days as typed cells, and what no longer fits its format as text', () => {
  const formats = [
    { kind: 'number', unit: 'm²' },
    { kind: 'date' },
    { kind: 'money', currencies: ['USD'] },
    { kind: 'money' },
    { kind: 'percent' },
    { kind: 'number' },
    { kind: 'date' },
  ] as const;
  const questions = formats.map((format, place) => ({ id: String(place), type: 'input' as const, format }));
  const given = ['12.5', '2026-01-31', '99.90 USD', '1.00 BRL', '33', 'twelve', '1850-01-01'];
  const values = new Map(given.map((value, place) => [String(place), value]));
  expect(answerCells(questions, { items: questions, answers: values, values }, 'en')).toEqual([
    12.5,
    new Date('2026-01-31T00:00:00Z'),
    99.9,
    '1.00 BRL',
    33,
    'twelve',
    '1850-01-01',
  ]);
  expect(questions.map(cellKindOf)).toEqual(['amount', 'day', 'amount', 'text', 'amount', 'amount', 'day']);
  expect(questions.map(unitOf)).toEqual([' (m²)', '', ' (USD)', '', ' (%)', '', '']);
});
