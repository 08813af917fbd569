import { expect, it } from 'vitest';
import { type StatementPeriod, statementRatios, statementSums } from './statement-ratios';

const period = (amounts: StatementPeriod['amounts']): StatementPeriod => ({ endsOn: '2025-12-31', amounts });

const HEALTHY = period({
  revenue: 1000,
  ebit: 100,
  financialExpenses: 25,
  currentAssets: 300,
  longTermAssets: 500,
  inventory: 60,
  accountsReceivable: 100,
  currentLiabilities: 200,
  longTermLiabilities: 200,
});

it('adds up what a balance sheet does not say by itself', () => {
  expect(statementSums(HEALTHY)).toEqual({
    totalAssets: 800,
    totalLiabilities: 400,
    netWorth: 400,
    workingCapital: 100,
  });
});

it('gives shares as fractions and times as they are', () => {
  expect(statementRatios(HEALTHY)).toEqual({
    currentRatio: 1.5,
    quickRatio: 1.2,
    debtRatio: 0.5,
    debtToEquity: 1,
    ebitMargin: 0.1,
    returnOnAssets: 0.125,
    interestCover: 4,
    collectionDays: 36.5,
  });
});

it('says nothing of what is not known', () => {
  const known = period({ revenue: 1000, currentAssets: 300 });
  expect(new Set(Object.values(statementSums(known)))).toEqual(new Set([null]));
  expect(new Set(Object.values(statementRatios(known)))).toEqual(new Set([null]));
  expect(statementSums(period({ currentAssets: 0, longTermAssets: 0 })).totalAssets).toBe(0);
});

it('divides by nothing that is zero or negative', () => {
  const lost = period({
    revenue: 0,
    ebit: -50,
    currentAssets: 100,
    longTermAssets: 0,
    currentLiabilities: 150,
    longTermLiabilities: 50,
  });
  expect(statementSums(lost).netWorth).toBe(-100);
  expect(statementRatios(lost)).toMatchObject({
    debtToEquity: null,
    ebitMargin: null,
    debtRatio: 2,
    returnOnAssets: -0.5,
  });
});
