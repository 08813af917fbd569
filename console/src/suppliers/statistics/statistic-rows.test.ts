import { SCALE_LEVELS } from '@homologa/domain/catalog/scale-levels';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { STATISTIC_KEYS, type StatisticKey } from './shown-statistics';
import { STATISTIC, statisticRows } from './statistic-rows';

const colors = Object.fromEntries(SCALE_LEVELS.map((level) => [level, level])) as Parameters<
  typeof statisticRows
>[2]['colors'];
const rowsOf = (key: StatisticKey, counts: Record<string, number>, locale: 'en' | 'es' | 'pt-BR' = 'en') =>
  statisticRows(
    key,
    Object.entries(counts).map(([of, count]) => ({ key: of, count })),
    { locale, colors, plain: 'plain', targets: (filter) => [{ label: '', to: JSON.stringify(filter) }] },
  );

it('names countries in the language, largest first as they come, and leads to them', () => {
  const rows = rowsOf('country', { brazil: 5, peru: 3, other: 2 }, 'es');
  expect(rows.map(({ label, share }) => [label, share])).toEqual([
    ['Brasil', '50%'],
    ['Perú', '30%'],
    ['Otros', '20%'],
  ]);
  expect(rows[0]?.targets[0]?.to).toBe('{"country":["brazil"]}');
});

it('shows a scale in its order with its words, ranges and levels', () => {
  expect(
    rowsOf('commercialScore', { alert: 1, great: 1, regular: 1 }).map(({ label, note, color }) => [label, note, color]),
  ).toEqual([
    ['Great', '> 80', 'best'],
    ['Regular', '41–60', 'fair'],
    ['Alert', '≤ 20', 'worst'],
  ]);
  expect(
    rowsOf('riskIndicator', { '-': 4, '4': 1, '1': 2 }, 'pt-BR').map(({ label, color }) => [label, color]),
  ).toEqual([
    ['1 · Risco mínimo', 'best'],
    ['4 · Risco significativo', 'worst'],
    ['- · Indeterminado', 'unknown'],
  ]);
  expect(rowsOf('racRiskIndicator', { '6': 4, '2': 1 }).map(({ label }) => label)).toEqual([
    '2 · Low risk',
    '6 · Very high risk',
  ]);
});

it('says what a financial strength stands for', () => {
  const rows = rowsOf('financialStrength', { '4A': 1, '5A': 1, other: 1 });
  expect(rows.map(({ help }) => help)).toEqual([
    'Net worth of 60M or more',
    'Net worth from 25M to 60M',
    'All other codes: A, B, C, D, E, F, G, H, N, O, NB, NQ, UTL',
  ]);
});

it('leads nowhere from what is left over', () => {
  for (const key of STATISTIC_KEYS) {
    expect(rowsOf(key, { other: 3 })).toMatchObject([{ label: 'Other', targets: [] }]);
  }
});

it('asks for filters that the suppliers list takes', () => {
  const filters = z.strictObject(supplierList.filter);
  const samples = { country: 'brazil', industry: 'Steel', financialStrength: '5A', commercialScore: 'great' };
  for (const key of STATISTIC_KEYS) {
    const sample = key in samples ? samples[key as keyof typeof samples] : '1';
    expect(filters.parse(STATISTIC[key].filter(sample))).not.toEqual({});
  }
});
