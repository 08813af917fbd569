import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { checkReportFigures, REPORT_FIELD_NAMES, REPORT_FIELDS, type ReportFigures } from './report-fields';

const paths = (figures: Partial<ReportFigures>) => checkReportFigures(figures).map(({ path }) => path);

it('carries each field under its own name in snake case', () => {
  for (const name of REPORT_FIELD_NAMES) {
    expect(REPORT_FIELDS[name].wire).toBe(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  }
});

it('judges scales, whole numbers and days', () => {
  expect(
    paths({
      paydex: 101,
      commercialScore: 50.5,
      financialStrength: '6A',
      riskIndicator: '5',
      racRiskIndicator: '7',
      dnbRating: '5A9',
      ccrScore: 'F',
      numberOfSuits: -1,
      numberOfEmployees: 1.5,
      balanceSheetDate: '2026-02-29',
      revenue: Number.POSITIVE_INFINITY,
    }).sort(),
  ).toEqual([
    'balance_sheet_date',
    'ccr_score',
    'commercial_score',
    'dnb_rating',
    'financial_strength',
    'number_of_employees',
    'number_of_suits',
    'paydex',
    'rac_risk_indicator',
    'revenue',
    'risk_indicator',
  ]);
  expect(
    paths({
      paydex: 0,
      commercialScore: 100,
      financialStrength: '5A',
      riskIndicator: '-',
      racRiskIndicator: '6',
      dnbRating: '5A2',
      ccrScore: 'A',
      numberOfSuits: 0,
      balanceSheetDate: '2024-02-29',
      ebit: -3.5,
      emails: [],
      companyName: 'ACME',
    }),
  ).toEqual([]);
});

it('takes no program for a website', () => {
  expect(checkReportFigures({ website: 'javascript:alert(1)' })).toMatchObject([
    { code: 'website_invalid', path: 'website' },
  ]);
  expect(paths({ website: 'acero.test:8080' })).toEqual([]);
});

it('takes null and empty texts for no figure', () => {
  expect(paths({ paydex: null, riskIndicator: '', balanceSheetDate: '' })).toEqual([]);
});

test.prop([fc.dictionary(fc.constantFrom(...REPORT_FIELD_NAMES), fc.anything())])('never throws', (figures) => {
  checkReportFigures(figures);
});
