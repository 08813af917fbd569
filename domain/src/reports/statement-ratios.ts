import type { ReportFigures } from './report-fields';

export const STATEMENT_LINES = [
  'revenue',
  'ebit',
  'financialExpenses',
  'currentAssets',
  'longTermAssets',
  'accountsReceivable',
  'inventory',
  'currentLiabilities',
  'longTermLiabilities',
  'accountsPayable',
  'shortTermDebit',
  'longTermDebit',
] as const satisfies readonly (keyof ReportFigures)[];
export type StatementLine = (typeof STATEMENT_LINES)[number];

/** Statement of one period; absent and null amounts are unknown. */
export interface StatementPeriod {
  /** Last day of the period, YYYY-MM-DD. */
  endsOn: string | null;
  amounts: Partial<Record<StatementLine, number | null>>;
}

export const STATEMENT_SUMS = ['totalAssets', 'totalLiabilities', 'netWorth', 'workingCapital'] as const;
export type StatementSum = (typeof STATEMENT_SUMS)[number];

export const STATEMENT_RATIOS = [
  'currentRatio',
  'quickRatio',
  'debtRatio',
  'debtToEquity',
  'ebitMargin',
  'returnOnAssets',
  'interestCover',
  'collectionDays',
] as const;
export type StatementRatio = (typeof STATEMENT_RATIOS)[number];

export const RATIO_UNITS: Readonly<Record<StatementRatio, 'times' | 'percent' | 'days'>> = {
  currentRatio: 'times',
  quickRatio: 'times',
  debtRatio: 'percent',
  debtToEquity: 'times',
  ebitMargin: 'percent',
  returnOnAssets: 'percent',
  interestCover: 'times',
  collectionDays: 'days',
};

const DAYS_OF_YEAR = 365;

/** Adds two amounts; null if one of them is unknown, because a partial sum would be mistaken for the total. */
const total = (a: number | null | undefined, b: number | null | undefined): number | null =>
  a == null || b == null ? null : a + b;

const less = (a: number | null | undefined, b: number | null | undefined): number | null =>
  a == null || b == null ? null : a - b;

/**
 * Divides two amounts. Returns null if the divisor is not positive, because the quotient would look like a good or bad
 * result but would have no meaning.
 */
const share = (part: number | null | undefined, of: number | null | undefined): number | null =>
  part == null || of == null || of <= 0 ? null : part / of;

export function statementSums({ amounts }: StatementPeriod): Record<StatementSum, number | null> {
  const totalAssets = total(amounts.currentAssets, amounts.longTermAssets);
  const totalLiabilities = total(amounts.currentLiabilities, amounts.longTermLiabilities);
  return {
    totalAssets,
    totalLiabilities,
    netWorth: less(totalAssets, totalLiabilities),
    workingCapital: less(amounts.currentAssets, amounts.currentLiabilities),
  };
}

/**
 * Computes the ratios of a financial statement of one period. Shares are fractions of one. A ratio is null if an amount
 * is unknown or the divisor is not positive.
 */
export function statementRatios(period: StatementPeriod): Record<StatementRatio, number | null> {
  const { amounts } = period;
  const { totalAssets, totalLiabilities, netWorth } = statementSums(period);
  const collection = share(amounts.accountsReceivable, amounts.revenue);
  return {
    currentRatio: share(amounts.currentAssets, amounts.currentLiabilities),
    quickRatio: share(less(amounts.currentAssets, amounts.inventory), amounts.currentLiabilities),
    debtRatio: share(totalLiabilities, totalAssets),
    debtToEquity: share(totalLiabilities, netWorth),
    ebitMargin: share(amounts.ebit, amounts.revenue),
    returnOnAssets: share(amounts.ebit, totalAssets),
    interestCover: share(amounts.ebit, amounts.financialExpenses),
    collectionDays: collection === null ? null : collection * DAYS_OF_YEAR,
  };
}
