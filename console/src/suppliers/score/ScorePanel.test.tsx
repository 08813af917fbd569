// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, press, type } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { sampleSupplier, sampleUser } from '../../test/samples';
import { ScorePanel } from './ScorePanel';
import { scoreKey } from './use-score';

const line = {
  number: 1,
  title: 'ISO 9001?',
  points: 5,
  maximum: 10,
  knock_out: false,
  reviewed_points: 5,
  range: { from: 0, to: 10 },
};
const SCORE: SupplierScoreResponse = {
  id: 's1',
  computed_at: '2026-05-02T12:00:00Z',
  cause: 'submit',
  engine: 1,
  questionnaire_version: 1,
  input_sha256: 'a',
  result_sha256: 'b',
  percent: 66.67,
  points: 10,
  maximum: 15,
  knocked_out: true,
  outcome: { id: 't', name: 'Not approved', colour: 'red' },
  reviewed: null,
  reviews: [],
  sections: [
    {
      id: 'sec',
      title: 'Quality',
      weight: 3,
      points: 10,
      maximum: 15,
      percent: 66.67,
      lines: [
        { ...line, id: 'a', why: { by: 'options', options: ['Under way'] } },
        { ...line, id: 'b', number: 2, title: 'Staff', why: { by: 'range', from: 10 }, knock_out: true },
        {
          ...line,
          id: 'c',
          number: 3,
          title: 'Fleet',
          points: 0,
          maximum: 0,
          reviewed_points: 0,
          range: null,
          why: { by: 'not_applicable' },
        },
      ],
    },
  ],
};

const draw = (score: SupplierScoreResponse | null, locale: Locale = 'en', answers: Answers = {}, user = sampleUser) =>
  renderInApp(
    <ScorePanel supplier={{ ...sampleSupplier, score: score && { percent: score.percent, outcome: null } }} />,
    {
      user,
      locale,
      answers: { 'GET /api/workflows/w1/suppliers/s1/score': { body: { score } }, ...answers },
    },
  );

it('shows outcome, percentage, sections, and the points of each line with their reason', async () => {
  await draw(SCORE);
  const panel = await screen.findByRole('region', { name: 'Score' });
  const has = (text: string | RegExp) => within(panel).getByText(text);
  for (const text of ['Not approved', '66.67 %', '10 of 15 points', 'Quality', '66.67 % · weight 3']) has(text);
  const lines = within(panel).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1. ISO 9001?Under way5 / 10',
    '2. Staff10 or moreKnock-out5 / 10',
    '3. FleetNot applicable: does not count–',
  ]);
  has('A knock-out answer decides the outcome, whatever the percentage.');
});

const TITLES = { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' };
const AMOUNTS = { en: '66.67 %', es: /^66[.,]67 %$/, 'pt-BR': '66,67 %' };

it.each(LOCALES)('speaks the language of the user (%s)', async (locale) => {
  await draw(SCORE, locale);
  const panel = await screen.findByRole('region', { name: TITLES[locale] });
  within(panel).getByText(AMOUNTS[locale]);
});

it('shows nothing for a supplier without a score', async () => {
  await draw(null);
  expect(screen.queryByRole('region', { name: 'Score' })).toBeNull();
});

const REVIEWED: SupplierScoreResponse = {
  ...SCORE,
  reviewed: {
    percent: 90,
    points: 13.5,
    maximum: 15,
    knocked_out: false,
    outcome: { id: 'u', name: 'Approved', colour: 'green' },
    computed_at: '2026-05-03T12:00:00Z',
    verdicts_sha256: 'c',
    result_sha256: 'd',
  },
  reviews: [
    {
      question_id: 'a',
      verdict: 'rescored',
      points: 8.5,
      knock_out: false,
      was: { verdict: null, points: 5 },
      note: 'The audit was in May.',
      by: { name: 'Ana' },
      at: '2026-05-03T12:00:00Z',
      current: true,
    },
  ],
  sections: SCORE.sections.map((section) => ({
    ...section,
    lines: section.lines.map((one) => (one.id === 'a' ? { ...one, reviewed_points: 8.5 } : one)),
  })),
};

it('shows both figures, and at the answer what a reviewer made of it', async () => {
  await draw(REVIEWED);
  const panel = await screen.findByRole('region', { name: 'Score' });
  const group = within(panel).getByRole('group', { name: 'Reviewed' });
  within(group).getByText('90 %');
  within(group).getByText('Approved');
  within(panel).getByText('66.67 %', { exact: true });
  within(panel).getByText('Not approved');
  const [first] = within(panel).getAllByRole('listitem');
  expect(first?.textContent).toContain('Re-scored');
  expect(first?.textContent).toMatch(/5 → 8\.5 points · Ana, /);
  expect(first?.textContent).toContain('The audit was in May.');
});

it('fills in the reviewed points with the decimal sign of the language', async () => {
  await draw(REVIEWED, 'pt-BR');
  await screen.findByRole('region', { name: 'Pontuação' });
  press('Revisar a resposta 1');
  expect(fieldOf(/^Pontos/)).toHaveProperty('value', '8,5');
});

it('re-scores an answer with points that the question can give, and a note', async () => {
  const call = 'POST /api/workflows/w1/suppliers/s1/score/reviews';
  const { sent } = await draw(SCORE, 'en', { [call]: { status: 201, body: { score: REVIEWED } } });
  await screen.findByRole('region', { name: 'Score' });
  press('Review answer 1');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: /^Re-score/ }));
  type(/^Points/, '10,5');
  fireEvent.click(dialog.getByRole('button', { name: 'Save review' }));
  await waitFor(() => expect(fieldOf(/^Points/).getAttribute('aria-invalid')).toBe('true'));
  expect(fieldOf(/^Note/).getAttribute('aria-invalid')).toBe('true');
  type(/^Points/, '8,5');
  type(/^Note/, 'The audit was in May.');
  fireEvent.click(dialog.getByRole('button', { name: 'Save review' }));
  const body = {
    score_id: 's1',
    question_id: 'a',
    verdict: 'rescored',
    points: 8.5,
    knock_out: false,
    note: 'The audit was in May.',
  };
  await waitFor(() => expect(sent).toContainEqual({ call, body }));
  await screen.findByText('Review saved.');
});

it('loads the new score when the reviewed one is outdated, and keeps the typed note', async () => {
  const call = 'POST /api/workflows/w1/suppliers/s1/score/reviews';
  let newest = SCORE;
  const answers = {
    [call]: { status: 409, body: { error: 'The answers were scored again meanwhile.', code: 'score_outdated' } },
    'GET /api/workflows/w1/suppliers/s1/score': {
      get body() {
        return { score: newest };
      },
    },
  };
  const { sent, queryClient } = await draw(SCORE, 'en', answers);
  await screen.findByRole('region', { name: 'Score' });
  press('Review answer 1');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: /^Flag/ }));
  type(/^Note/, 'No audit in May.');
  newest = { ...SCORE, id: 's2' };
  fireEvent.click(dialog.getByRole('button', { name: 'Save review' }));
  await dialog.findByText(/scored again/);
  const shown = () => queryClient.getQueryData(scoreKey({ workflow_id: 'w1', id: 's1' }));
  await waitFor(() => expect(shown()).toMatchObject({ score: { id: 's2' } }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save review' }));
  const body = { score_id: 's2', question_id: 'a', verdict: 'flagged', note: 'No audit in May.' };
  await waitFor(() => expect(sent).toContainEqual({ call, body }));
});

it('offers only to accept or flag what has no points, and asks for one of them by name', async () => {
  await draw(SCORE);
  await screen.findByRole('region', { name: 'Score' });
  press('Review answer 3');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(dialog.queryByText(/points/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Save review' }));
  expect(await dialog.findAllByText('Please choose your judgement.')).not.toEqual([]);
});

it('offers no review to a user who may not decide', async () => {
  await draw(SCORE, 'en', {}, { ...sampleUser, company_admin: false });
  await screen.findByRole('region', { name: 'Score' });
  expect(screen.queryByRole('button', { name: 'Review answer 1' })).toBeNull();
});
