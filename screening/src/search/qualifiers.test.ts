import { describe, expect, it } from 'vitest';
import { identifierKey } from '../index/identifiers';
import { type Particulars, qualify } from './qualifiers';

const about = (more: Partial<Particulars>): Particulars => ({
  countries: [],
  birthDates: [],
  identifiers: [],
  ...more,
});
const scoreOf = (own: Partial<Particulars>, theirs: Partial<Particulars>, name = 0.9, isPerson = true): number =>
  qualify(name, about(own), about(theirs), isPerson).score;
const reasonsOf = (own: Partial<Particulars>, theirs: Partial<Particulars>): string[] =>
  qualify(0.9, about(own), about(theirs), true).parts.map(({ reason }) => reason);

describe('dates of birth', () => {
  it.each([
    ['1962-05-03', '1962-05-03', 0.93, ['birth_date_equal']],
    ['1962-05-03', '1962', 0.9, ['birth_year_equal']],
    ['1962-05-03', '1962-03-05', 0.85, ['birth_date_swapped']],
    ['1962-05-03', '1962-07-09', 0.8, ['birth_date_differs']],
    ['1962', '1963', 0.9, []],
    ['1962', '1970', 0.7, ['birth_year_differs']],
  ])('%s and %s', (own, theirs, score, reasons) => {
    expect(scoreOf({ birthDates: [own] }, { birthDates: [theirs] })).toBeCloseTo(score, 10);
    expect(reasonsOf({ birthDates: [own] }, { birthDates: [theirs] })).toEqual(reasons);
  });

  it('count as the one that agrees best, and not for companies', () => {
    expect(scoreOf({ birthDates: ['1962'] }, { birthDates: ['1940', '1962'] })).toBe(0.9);
    expect(scoreOf({ birthDates: ['1962'] }, { birthDates: ['1940', '1963'] })).toBe(0.9);
    expect(scoreOf({ birthDates: ['1962'] }, { birthDates: ['1940'] }, 0.9, false)).toBe(0.9);
  });
});

it('another country lowers the score, of companies less; the same one is said', () => {
  expect(scoreOf({ countries: ['MX'] }, { countries: ['RU'] })).toBeCloseTo(0.8, 10);
  expect(scoreOf({ countries: ['MX'] }, { countries: ['RU'] }, 0.9, false)).toBeCloseTo(0.85, 10);
  expect(scoreOf({ countries: ['MX'] }, { countries: ['RU', 'MX'] })).toBe(0.9);
  expect(reasonsOf({ countries: ['MX'] }, { countries: ['RU', 'MX'] })).toEqual(['country_equal']);
});

it('another gender lowers the score', () => {
  expect(scoreOf({ gender: 'm' }, { gender: 'f' })).toBeCloseTo(0.8, 10);
  expect(scoreOf({ gender: 'm' }, {})).toBe(0.9);
});

describe('identifiers', () => {
  const cnpj = { type: 'cnpj', country: 'BR', value: '11.222.333/0001-81' };

  it('decide when one is shared, however it is written and whatever the name', () => {
    expect(
      scoreOf({ identifiers: [cnpj] }, { identifiers: [{ type: 'Tax ID No.', value: '11222333000181' }] }, 0.1),
    ).toBe(0.98);
  });

  it('of another country or kind are not shared', () => {
    expect(scoreOf({ identifiers: [cnpj] }, { identifiers: [{ ...cnpj, country: 'MX' }] }, 0.4)).toBe(0.4);
    expect(scoreOf({ identifiers: [cnpj] }, { identifiers: [{ ...cnpj, type: 'Passport' }] }, 0.4)).toBe(0.4);
  });

  it('of one kind that differ lower the score; passports do not, of which people have several', () => {
    const passport = { type: 'Passport', value: 'A1234567' };
    expect(scoreOf({ identifiers: [cnpj] }, { identifiers: [{ ...cnpj, value: '99.888.777/0001-00' }] })).toBeCloseTo(
      0.8,
      10,
    );
    expect(scoreOf({ identifiers: [passport] }, { identifiers: [{ ...passport, value: 'B7654321' }] })).toBe(0.9);
  });

  it.each([
    ['***123456**', null],
    ['123', null],
    ['0000000', null],
    ['ab-12.345', 'AB12345'],
  ])('%s is looked up as %s', (value, key) => expect(identifierKey(value)).toBe(key));
});

it('nothing but an identifier lifts a name that is not alike', () =>
  expect(scoreOf({ birthDates: ['1962-05-03'] }, { birthDates: ['1962-05-03'] }, 0.5)).toBe(0.5));
