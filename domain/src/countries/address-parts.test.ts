import { expect, it } from 'vitest';
import {
  isOddPostalCode,
  needsPostalCode,
  postalCodeExample,
  postalCodeWords,
  stateWords,
  storedPostalCode,
} from './address-parts';
import { COUNTRIES } from './countries';

it("names the state by the country's word", () => {
  const inSpanish = ['mexico', 'peru', 'chile', 'colombia', 'ecuador', 'argentina', 'germany', 'constructor'].map(
    (country) => stateWords(country).es,
  );
  expect(inSpanish).toEqual([
    'Estado',
    'Departamento',
    'Región',
    'Departamento',
    'Provincia',
    'Provincia',
    'Estado, provincia o departamento',
    'Estado, provincia o departamento',
  ]);
  expect([postalCodeWords('brazil')['pt-BR'], postalCodeWords('peru')['pt-BR']]).toEqual(['CEP', 'Código postal']);
});

it('needs a postal code where the country has them', () => {
  expect(['mexico', 'peru', 'colombia', 'germany'].map(needsPostalCode)).toEqual([true, true, true, true]);
  expect(['bolivia', 'chile', ''].map(needsPostalCode)).toEqual([false, false, false]);
});

it.each([
  ['01310100', 'brazil', '01310-100'],
  ['01310 100', 'brazil', '01310-100'],
  ['01310-100', 'brazil', '01310-100'],
  ['c 1043 aaz', 'argentina', 'C1043AAZ'],
  [' 06 600 ', 'mexico', '06600'],
  ['sw1a  1aa', 'united_kingdom', 'SW1A 1AA'],
  ['', 'brazil', ''],
])('%s in %s is stored as %s', (typed, country, stored) => {
  expect(storedPostalCode(typed, country)).toBe(stored);
  expect(storedPostalCode(stored, country)).toBe(stored);
});

it('asks about a postal code of another shape than the country has', () => {
  expect(isOddPostalCode('660', 'mexico')).toBe(true);
  expect(isOddPostalCode('0131010', 'brazil')).toBe(true);
  expect(isOddPostalCode('01310100', 'brazil')).toBe(false);
  expect(isOddPostalCode('11 0111', 'colombia')).toBe(false);
  expect(isOddPostalCode('', 'mexico')).toBe(false);
  expect(isOddPostalCode('whatever', 'germany')).toBe(false);
});

it('has an example of the right shape wherever it asks about a postal code', () => {
  const asking = COUNTRIES.map(({ id }) => id).filter((id) => isOddPostalCode('?', id));
  expect(asking).toHaveLength(13);
  for (const country of asking) {
    const example = postalCodeExample(country);
    expect(example, country).not.toBe('');
    expect(storedPostalCode(example, country), country).toBe(example);
    expect(isOddPostalCode(example, country), country).toBe(false);
  }
  expect(postalCodeExample('germany')).toBe('');
});
