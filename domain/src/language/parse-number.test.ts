import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number';

describe('a number as it is typed', () => {
  it.each([
    ['1234', 1234],
    ['1 234 567', 1234567],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567,8', 1234567.8],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,234', 1234],
    ['1.234', 1234],
    ['0,125', 0.125],
    [',5', 0.5],
    ['5,', 5],
    ['-1.234,5', -1234.5],
    ['−3', -3],
    ["1'234'567.00", 1234567],
    ['$ 98,000', 98000],
    ['R$ 1.234,50', 1234.5],
    ['S/ 850.00', 850],
    ['(5,000)', -5000],
    ['($5,000.00)', -5000],
    ['$(5,000)', -5000],
    ['-$5', -5],
    ['$-5', -5],
    ['98000 $', 98000],
  ])('%s is %d', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it('is nothing, or no number', () => {
    expect(parseNumber('  ')).toBeNull();
    for (const typed of ['12a', '1.23.456', '1,2,3', 'MXN 5', '--5', '1.2345.678', '.', '(-5)', '(5', '$', '()']) {
      expect([typed, parseNumber(typed)]).toEqual([typed, Number.NaN]);
    }
  });

  it('has fractions of three digits where fractions are asked for', () => {
    expect(parseNumber('33,333', { isFraction: true })).toBe(33.333);
    expect(parseNumber('33.333')).toBe(33333);
  });
});
