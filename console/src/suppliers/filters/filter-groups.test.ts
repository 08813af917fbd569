import { expect, test } from 'vitest';
import { FILTER_GROUPS, groupFilters } from './filter-groups';
import { FILTER_KEYS } from './filter-model';

const names: Record<string, string> = {
  country: 'País',
  industry: 'Industria',
  screen_status: 'Estado de verificación',
};
const nameOf = (key: string) => names[key] ?? key;

test('each filter is in exactly one group', () => {
  expect(Object.values(FILTER_GROUPS).flat().toSorted()).toEqual([...FILTER_KEYS, 'status'].toSorted());
});

test('offered filters keep the order of their groups, and groups without filters are left out', () => {
  expect(groupFilters(['screen_status', 'industry', 'country'], '', nameOf)).toEqual([
    { group: 'supplier', keys: ['country', 'industry'] },
    { group: 'review', keys: ['screen_status'] },
  ]);
});

test('a typed name finds filters without regard to case, accents and order of words', () => {
  const found = (typed: string) => groupFilters(['screen_status', 'industry', 'country'], typed, nameOf);
  expect(found('PAIS').flatMap(({ keys }) => keys)).toEqual(['country']);
  expect(found(' verificacion estado ').flatMap(({ keys }) => keys)).toEqual(['screen_status']);
  expect(found('nada')).toEqual([]);
});
