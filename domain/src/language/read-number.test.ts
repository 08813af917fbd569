import { describe, expect, it } from 'vitest';
import { formatNumber, numberLocale } from './number-locale';
import { readNumber } from './read-number';

describe('readNumber', () => {
  it('reads decimals with either mark, and blanks between groups', () => {
    expect(['1234', '-0.125', '0,125', '1234,5', '1 234 567.89', '−12', '.5'].map((text) => readNumber(text))).toEqual([
      1234, -0.125, 0.125, 1234.5, 1_234_567.89, -12, 0.5,
    ]);
  });

  it('reads groups that can be read in one way only', () => {
    const texts = ['1.250.000', '1,250,000', '1.234,56', '1,234.56', '-12.345.678,9'];
    expect(texts.map((text) => readNumber(text))).toEqual([1_250_000, 1_250_000, 1234.56, 1234.56, -12_345_678.9]);
  });

  it('rejects one mark before three digits, groups of another size and words', () => {
    const texts = ['1.234', '1,234', '1234.567', '12.34.567', '1.234.56', '1,234,567,8', '', '-', 'mucho', '1e5'];
    expect(texts.map((text) => readNumber(text))).toEqual(texts.map(() => Number.NaN));
  });

  it.each(['es-CO', 'es-MX', 'es-419', 'en', 'pt-BR'])('reads every number that %s shows', (tag) => {
    for (const value of [1250, 12_500, 1_250_000, 1234.5, 1_250_000.75, -9_999_999, 999]) {
      expect(readNumber(formatNumber(value, tag), tag)).toBe(value);
    }
  });

  it('reads a formatted number into which a digit was typed', () => {
    expect(readNumber('1,250,0005', 'en')).toBe(12_500_005);
    expect(readNumber('12.50.000,5', numberLocale('es', 'CO'))).toBe(1_250_000.5);
  });

  it('does not read the group mark of another reader', () => {
    expect(readNumber('1.250', numberLocale('en', null))).toBeNaN();
    expect(readNumber('1.250', numberLocale('es', 'CO'))).toBe(1250);
    expect(readNumber('1234.567', numberLocale('es', 'CO'))).toBeNaN();
  });
});
