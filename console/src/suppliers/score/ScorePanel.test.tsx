// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { sampleSupplier, sampleUser } from '../../test/samples';
import { ScorePanel } from './ScorePanel';

const line = { number: 1, title: 'ISO 9001?', points: 5, maximum: 10, knock_out: false };
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
        { ...line, id: 'c', number: 3, title: 'Fleet', points: 0, maximum: 0, why: { by: 'not_applicable' } },
      ],
    },
  ],
};

const draw = (score: SupplierScoreResponse | null, locale: Locale = 'en') =>
  renderInApp(
    <ScorePanel supplier={{ ...sampleSupplier, score: score && { percent: score.percent, outcome: null } }} />,
    {
      user: sampleUser,
      locale,
      answers: { 'GET /api/workflows/w1/suppliers/s1/score': { body: { score } } },
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
