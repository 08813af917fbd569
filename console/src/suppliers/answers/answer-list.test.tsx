// @vitest-environment jsdom
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleSupplier } from '../../test/samples';
import { AnswerList } from './AnswerList';
import { AnswerReview } from './AnswerReview';
import type { AnswerRow } from './answer-rows';

const questions = [
  {
    _id: 'q1',
    type: 'checkbox',
    title: 'Certificates?',
    required: true,
    options: ['ISO 9001', 'ISO 14001', 'None'].map((value, place) => ({ _id: `o${place}`, value })),
    file: null,
  },
  { _id: 'q2', type: 'input', title: 'Since when?', required: false, options: [], file: null },
] as unknown as QuestionResponse[];
const answers = [
  { question_id: 'q1', answer: ['o1', 'o0'] },
  { question_id: 'q2', answer: 'x'.repeat(400) },
];

const reviewOf = (row: AnswerRow) => <AnswerReview supplier={sampleSupplier} row={row} />;

it('shows chosen options as text and all of them at a press, without dead controls', async () => {
  await renderInApp(<AnswerList questions={questions} answers={answers} />, { user: buyerOf('bir') });
  const certificates = screen.getByRole('group', { name: /^1\. Certificates\?\s\*$/ });
  const options = () =>
    within(certificates)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(options()).toEqual(['ISO 9001', 'ISO 14001']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  press('Show all options');
  expect(options()).toEqual(['ISO 9001 (chosen)', 'ISO 14001 (chosen)', 'None (not chosen)']);
});

it('cuts a long text until it is unfolded', async () => {
  await renderInApp(<AnswerList questions={questions} answers={answers} />, { user: buyerOf('bir') });
  press('Show more');
  screen.getByRole('button', { name: 'Show less', expanded: true });
});

it('saves a note alone, so that a flag that a colleague set meanwhile stays', async () => {
  const stored = { question_id: 'q2', flagged: true, note: '', by: { name: 'Ana' }, at: '2026-05-01T00:00:00.000Z' };
  const { sent } = await renderInApp(
    <AnswerList questions={questions} answers={answers} reviews={[stored]} reviewOf={reviewOf} />,
    {
      user: buyerOf('bir'),
      answers: { 'PUT /api/workflows/w1/suppliers/s1/question/q2/review': { body: {} } },
    },
  );
  screen.getByRole('button', { name: 'Remove the flag of answer 2' });
  press('Note on answer 2');
  type('Note on answer 2', 'Ask again');
  press('Save');
  await screen.findByRole('button', { name: 'Note on answer 2', expanded: false });
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([{ note: 'Ask again' }]);
});

it('shows the verdict of a review as the only flag of an answer, and keeps its note', async () => {
  const by = { name: 'Ana' };
  const at = '2026-05-01T00:00:00.000Z';
  const stored = { question_id: 'q2', flagged: true, note: '', by, at };
  const review = { question_id: 'q2', verdict: 'flagged', points: null, knock_out: null, note: 'Since when?', by, at };
  const score = {
    id: 'c1',
    sections: [],
    reviews: [{ ...review, was: { verdict: null, points: null }, current: true }],
  } as unknown as SupplierScoreResponse;
  const judged = (row: AnswerRow) => <AnswerReview supplier={sampleSupplier} row={row} score={score} />;
  await renderInApp(<AnswerList questions={questions} answers={answers} reviews={[stored]} reviewOf={judged} />, {
    user: buyerOf('bir'),
  });
  screen.getByText('Flagged');
  screen.getByText('Since when?');
  expect(screen.getAllByText(/Ana/)).toHaveLength(1);
  screen.getByRole('button', { name: 'Note on answer 2' });
  screen.getByRole('button', { name: 'Flag answer 1' });
  expect(screen.queryByRole('button', { name: /flag.* answer 2$/i })).toBeNull();
});

it('shows typed answers as the reader writes them, a table with its columns, and a reason', async () => {
  const typed = [
    { ...questions[1], _id: 'd', title: 'Founded', format: { kind: 'date' } },
    { ...questions[1], _id: 'm', title: 'Sales', format: { kind: 'money' } },
    {
      ...questions[1],
      _id: 't',
      title: 'Owners',
      format: {
        kind: 'table',
        max_rows: 5,
        columns: [
          { id: 'n', title: 'Name', required: true, format: { kind: 'short_text' } },
          { id: 's', title: 'Share', required: false, format: { kind: 'percent' } },
        ],
      },
    },
    { ...questions[0], _id: 'r', title: 'Plants', allow_na: true },
  ] as unknown as QuestionResponse[];
  const given: AnswerResponse[] = [
    { question_id: 'd', answer: '1987-03-01' },
    { question_id: 'm', answer: '1200.50 BRL' },
    { question_id: 't', answer: { rows: [{ n: 'Ana', s: '60.5' }, { n: 'Bea' }] } },
    { question_id: 'r', answer: { not_applicable: 'no plant' } },
  ];
  await renderInApp(<AnswerList questions={typed} answers={given} />, { user: buyerOf('bir'), locale: 'en' });
  screen.getByText('March 01, 1987');
  screen.getByText('1,200.50 BRL');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['NameShare', 'Ana60.5%', 'Bea']);
  screen.getByText('Not applicable: no plant');
});
