import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { expect, it } from 'vitest';
import { screeningSummary } from './screening-summary';

const party = { name: '王毅', sanction_lists: [], adverse_media: [], peps: [] };
const DATA: ScreeningData = {
  company_screenings: [],
  shareholders_screenings: [{ ...party, not_comparable: true }],
  shareholders: [],
  beneficial_owners: [],
  legal_actions: [],
  subsidiaries: [],
  branches: [],
};

it('a supplier’s report says of a name that could not be compared that it was not', () => {
  const screening = { status: 'no_match', data: DATA, finishedAt: new Date(0), decisions: [] };
  const said = (data: ScreeningData) =>
    screeningSummary({ ...screening, data } as unknown as Parameters<typeof screeningSummary>[0], 'en')?.result;
  expect(said(DATA)).toBe('No match (not comparable)');
  expect(said({ ...DATA, shareholders_screenings: [party] })).toBe('No match');
});
