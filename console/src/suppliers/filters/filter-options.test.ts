import type { Words } from '@homologa/domain/language/locales';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import { expect, it } from 'vitest';
import { type OptionNames, optionsOf, valueLabel } from './filter-options';

const names: OptionNames = {
  t: (words: Words) => words.en,
  locale: 'en',
  date: (value) => `on ${value.slice(0, 10)}`,
  labels: { l1: { name: 'Critical', color: '#c62828' } },
  workflows: new Map([['w1', 'Homologation']]),
};
const statistics = {
  country: [
    { key: 'peru', count: 7 },
    { key: 'brazil', count: 2 },
    { key: 'other', count: 40 },
  ],
  industry: [
    { key: 'Steel', count: 3 },
    { key: 'other', count: 1 },
  ],
  commercialScore: [{ key: 'good', count: 5 }],
} as unknown as StatisticsResponse;

it('says every value in words, whatever the address names', () => {
  expect(valueLabel({ key: 'country', value: 'brazil' }, names)).toBe('Brazil');
  expect(valueLabel({ key: 'country', value: 'atlantis' }, names)).toBe('atlantis');
  expect(valueLabel({ key: 'industry', value: 'Productos metálicos' }, names)).toBe('Metal products');
  expect(valueLabel({ key: 'industry', value: 'Venta de botones' }, names)).toBe('Venta de botones');
  expect(valueLabel({ key: 'tags', value: 'l1' }, names)).toBe('Critical');
  expect(valueLabel({ key: 'tags', value: 'gone' }, names)).toBe('Deleted label');
  expect(valueLabel({ key: 'workflow_id', value: 'w1' }, names)).toBe('Homologation');
  expect(valueLabel({ key: 'commercial_score', value: 'good' }, names)).toBe('Good, 61–80');
  expect(valueLabel({ key: 'screen_status', value: 'none' }, names)).toBe('Not screened');
  expect(valueLabel({ key: 'screen_status', value: 'match_proposed' }, names)).toBe('Match, to be confirmed');
  expect(valueLabel({ key: 'status', value: 'in_progress' }, names)).toBe('In Progress');
  expect(valueLabel({ key: 'created_from', value: '2026-03-31' }, names)).toBe('on 2026-03-31');
});

it('offers the most frequent countries first, with their counts, and never the rest as one', () => {
  const countries = optionsOf('country', [], names, statistics);
  expect(countries.slice(0, 3)).toMatchObject([
    { label: 'Peru', count: 7 },
    { label: 'Brazil', count: 2 },
    { label: 'Afghanistan' },
  ]);
  expect(countries.some(({ value }) => value === 'other')).toBe(false);
});

it('offers what is chosen even where it is not counted', () => {
  expect(optionsOf('industry', ['Toys'], names, statistics)).toMatchObject([
    { value: 'Steel', count: 3 },
    { value: 'Toys' },
  ]);
  expect(optionsOf('tags', ['gone'], names).map(({ label }) => label)).toEqual(['Critical', 'Deleted label']);
  expect(optionsOf('ccr_score', [], names).map(({ value }) => value)).toEqual(['A', 'B', 'C', 'D', 'E']);
});
