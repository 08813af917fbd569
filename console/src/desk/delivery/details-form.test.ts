import type { DetailsResponse } from '@homologa/domain/reports/report-details.contract';
import { expect, it } from 'vitest';
import { detailProblems, detailsOfTexts, NEW_SHAREHOLDING, NEW_SUIT, textsOfDetails } from './details-form';

const stored: DetailsResponse = {
  currency: 'MXN',
  unit: 'thousands',
  earlier_periods: [{ balance_sheet_date: '2024-12-31', amounts: { revenue: 900.5 } }],
  suits: [{ court: 'A', number: '1', date: null, amount: 3, plaintiff: '' }],
  shareholdings: [{ name: 'Luz', kind: 'person', country: null, share: 60 }],
  sources: {},
};

it('gives back what is stored, and leaves out the columns that nobody filled', () => {
  const { sources: _sources, ...sent } = stored;
  expect(detailsOfTexts(textsOfDetails(stored))).toEqual(sent);
  expect(textsOfDetails(stored).earlier_periods).toHaveLength(2);
});

it('shows a country that was typed as text as the choice that it means', () => {
  const of = (country: string) => {
    const details: DetailsResponse = { ...stored, shareholdings: [{ name: 'Luz', kind: null, country, share: null }] };
    return textsOfDetails(details).shareholdings[0]?.country;
  };
  expect([of('Perú'), of('MX'), of('chile'), of('Atlantis')]).toEqual(['peru', 'mexico', 'chile', 'Atlantis']);
});

it('names the field of what cannot be sent', () => {
  const texts = textsOfDetails(stored);
  expect(detailProblems(texts)).toEqual([]);
  expect(
    detailProblems({
      ...texts,
      currency: 'peso',
      earlier_periods: [{ balance_sheet_date: '', amounts: { revenue: '1.234' } }],
      suits: [{ ...NEW_SUIT, amount: 'much' }],
      shareholdings: [{ ...NEW_SHAREHOLDING, share: '101' }],
    }),
  ).toEqual([
    ['currency', 'currency'],
    ['earlier_periods.0.amounts.revenue', 'not_number'],
    ['suits.0.amount', 'not_number'],
    ['shareholdings.0.name', 'name'],
    ['shareholdings.0.share', 'share'],
  ]);
});
