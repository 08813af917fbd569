import { expect, test } from 'vitest';
import { helpNumbersOf } from './help-numbers';

const CONTACTS = [
  { country: 'brazil', numbers: [] },
  { country: 'mexico', numbers: ['+52 55 0000 0001'] },
  { country: 'peru', numbers: ['+51 1 000 0001', '+51 1 000 0002'] },
  { country: 'other', numbers: ['+1 305 000 0001'] },
];
const countryOf = (country: string | null, languages: readonly string[] = []) =>
  helpNumbersOf(CONTACTS, country, languages)?.country;

test('a supplier sees the numbers of its country', () => {
  expect(helpNumbersOf(CONTACTS, 'peru', ['es-MX'])).toEqual({
    country: 'peru',
    numbers: ['+51 1 000 0001', '+51 1 000 0002'],
    hasMore: true,
  });
});

test('the browser’s language decides while the country is unknown', () => {
  expect(countryOf(null, ['en', 'es-MX'])).toBe('mexico');
});

test('a country without a number sees those of other countries', () => {
  expect([countryOf('brazil'), countryOf('chile'), countryOf(null, ['pt-BR'])]).toEqual(['other', 'other', 'other']);
});

test('no configured number shows none', () => {
  expect(helpNumbersOf([{ country: 'mexico', numbers: [] }], 'mexico', [])).toBeNull();
});
