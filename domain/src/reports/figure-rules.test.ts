import { expect, it } from 'vitest';
import { findingsOf } from './figure-rules';
import { NO_DETAILS, type ReportDetails } from './report-details';
import type { ReportFigures } from './report-fields';

const broken = (figures: Partial<ReportFigures>, details: Partial<ReportDetails> = {}) =>
  findingsOf({
    figures,
    details: { ...NO_DETAILS, currency: 'MXN', ...details },
    today: '2026-11-22',
  }).map(({ rule, severity, path }) => `${severity} ${rule} ${path}`);

const DATED = { balanceSheetDate: '2025-12-31' };
const holder = (share: number | null) => ({ name: 'Luz', kind: null, country: null, share });
const suit = { court: 'A', number: '1', plaintiff: '', amount: 1 };

it('finds what cannot be', () => {
  expect(broken({ balanceSheetDate: '2026-11-23' })).toEqual(['error day_to_come figures.balance_sheet_date']);
  expect(broken({ ...DATED, currentAssets: -1, ebit: -5 })).toEqual(['error negative_amount figures.current_assets']);
  expect(broken({ ...DATED, revenue: 2e12 }, { unit: 'thousands' })).toEqual(['error too_large figures.revenue']);
  expect(broken({}, { shareholdings: [holder(60), holder(41)] })).toEqual([
    'error shares_over_hundred details.shareholdings',
  ]);
  expect(broken({ numberOfSuits: 0 }, { suits: [{ ...suit, date: '2027-01-01' }] })).toEqual([
    'error day_to_come details.suits.0.date',
    'error suits_not_counted figures.number_of_suits',
  ]);
});

it('judges each period by itself, and their order', () => {
  const earlier = (date: string | null, amounts: Record<string, number>) => ({ balance_sheet_date: date, amounts });
  expect(
    broken(DATED, {
      earlier_periods: [earlier('2024-12-31', { inventory: -1 }), earlier('2025-06-30', { revenue: 5 })],
    }),
  ).toEqual([
    'error negative_amount details.earlier_periods.0.inventory',
    'error periods_out_of_order details.earlier_periods.1.balance_sheet_date',
  ]);
  expect(broken(DATED, { earlier_periods: [earlier(null, { revenue: 5 })] })).toEqual([
    'warning no_balance_sheet_date details.earlier_periods.0.balance_sheet_date',
  ]);
});

it('warns of balances that rarely hold', () => {
  expect(broken({ ...DATED, currentAssets: 10, inventory: 6, accountsReceivable: 5 })).toEqual([
    'warning parts_over_current_assets figures.accounts_receivable',
    'warning parts_over_current_assets figures.inventory',
  ]);
  expect(broken({ ...DATED, currentAssets: 10, currentLiabilities: 11, shortTermDebit: 12 })).toEqual([
    'warning short_debt_over_liabilities figures.short_term_debit',
    'warning liabilities_over_assets figures.current_liabilities',
    'warning liabilities_over_assets figures.long_term_liabilities',
  ]);
  expect(broken({ revenue: 1 }, { currency: null })).toEqual([
    'warning no_currency details.currency',
    'warning no_balance_sheet_date figures.balance_sheet_date',
  ]);
  expect(broken({}, { shareholdings: [holder(40)] })).toEqual(['warning shares_under_hundred details.shareholdings']);
});

it('finds nothing in what is right or not known', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ ...DATED, revenue: 1, ebit: -1, currentAssets: 3, inventory: 3 })).toEqual([]);
  expect(broken({}, { shareholdings: [holder(33.33), holder(33.33), holder(33.34)] })).toEqual([]);
  expect(broken({}, { shareholdings: [holder(33.33), holder(null)] })).toEqual([]);
});

const STATEMENT = {
  ...DATED,
  currentAssets: 9e6,
  longTermAssets: 2e6,
  currentLiabilities: 3e6,
  longTermLiabilities: 1e6,
};
const RATED = { financialStrength: '5A', riskIndicator: '1', dnbRating: '2A2' } as const;

it('finds ratings that contradict each other', () => {
  expect(broken(RATED)).toEqual([
    'contradiction rating_against_strength figures.dnb_rating',
    'contradiction rating_against_risk figures.dnb_rating',
  ]);
  expect(broken({ ...RATED, dnbRating: '5A1' })).toEqual([]);
  expect(broken({ dnbRating: '2A2' })).toEqual([]);
});

it('judges a financial strength by the net worth in the currency of its scale', () => {
  const judged = (figures: Partial<ReportFigures>, details: Partial<ReportDetails> = {}) =>
    broken({ ...STATEMENT, ...figures }, { currency: 'USD', ...details });
  expect(judged({ financialStrength: '2A' })).toEqual([]);
  expect(judged({ financialStrength: '5A' })).toEqual([
    'contradiction strength_against_net_worth figures.financial_strength',
  ]);
  expect(judged({ dnbRating: '5A1' })).toEqual(['contradiction strength_against_net_worth figures.dnb_rating']);
  expect(judged({ financialStrength: '5A' }, { unit: 'thousands' })).toEqual([]);
  expect(judged({ financialStrength: 'N' })).toHaveLength(1);
  expect(judged({ financialStrength: 'NQ' })).toEqual([]);
  expect(judged({ financialStrength: '5A', longTermAssets: null })).toEqual([]);
});

it('says that a net worth in another currency cannot be judged', () => {
  expect(broken({ ...STATEMENT, financialStrength: '5A' }, { currency: 'MXN' })).toEqual([
    'warning net_worth_not_comparable figures.financial_strength',
  ]);
  const [finding] = findingsOf({
    figures: { ...STATEMENT, financialStrength: '5A' },
    details: { ...NO_DETAILS, currency: 'MXN' },
    today: '2026-11-22',
  });
  expect(finding?.values).toEqual({ strength: '5A', currency: 'MXN', scale: 'USD' });
});
