import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { formatDottedDate, formatFileDate, formatKnownDate, formatLongDate, formatPercent } from './format';
import { formatWeekday } from './format-weekday';

const date = new Date('2026-11-05T01:30:00Z');
const utc = { timeZone: 'UTC' };

describe('dates', () => {
  it('have their formats', () => {
    expect(formatLongDate(date, 'en', utc)).toBe('November 05, 2026');
    expect(formatLongDate(date, 'es', utc)).toBe('05 de noviembre de 2026');
    expect(formatLongDate(date, 'pt-BR', utc)).toBe('05 de novembro de 2026');
    expect((['en', 'es', 'pt-BR'] as const).map((locale) => formatWeekday(date, locale, utc))).toEqual([
      'Thursday, November 5',
      'jueves 5 de noviembre',
      'quinta-feira, 5 de novembro',
    ]);
    expect(formatDottedDate(date, utc)).toBe('05.11.2026');
    expect(formatFileDate(date, utc)).toBe('05-11-2026');
  });

  it('are those of the zone', () => {
    expect(formatLongDate(date, 'en', { timeZone: 'America/Sao_Paulo' })).toBe('November 04, 2026');
  });
});

describe('a date as far as it is known', () => {
  it.each([
    ['1962', 'es', '1962'],
    ['1962-05', 'en', 'May 1962'],
    ['1962-05', 'es', 'mayo de 1962'],
    ['1962-05', 'pt-BR', 'maio de 1962'],
    ['1962-05-03', 'es', '03 de mayo de 1962'],
    ['2026-11-01T23:59:00Z', 'pt-BR', '01 de novembro de 2026'],
    ['2026-13-45', 'es', '2026-13-45'],
    ['1962-02-31', 'es', '1962-02-31'],
    ['1963-02-29T00:00:00Z', 'en', '1963-02-29T00:00:00Z'],
    ['1964-02-29', 'en', 'February 29, 1964'],
    ['v2 of 2026-11-01', 'es', 'v2 of 2026-11-01'],
  ] as const)('%s in %s is %s', (text, locale, written) => expect(formatKnownDate(text, locale)).toBe(written));

  test.prop([fc.string()])('never throws', (text) => {
    expect(typeof formatKnownDate(text, 'es')).toBe('string');
  });
});

describe('per cent', () => {
  it.each([
    [0, 10, '0%'],
    [1, 0, '0%'],
    [1, 1000, '<1%'],
    [99, 10_000, '<1%'],
    [1, 100, '1%'],
    [1, 3, '33%'],
    [2, 3, '67%'],
    [3, 3, '100%'],
  ])('%s of %s is %s', (part, whole, text) => expect(formatPercent(part, whole)).toBe(text));

  test.prop([fc.nat(), fc.nat()])('never throws', (part, whole) => {
    expect(formatPercent(part, whole)).toMatch(/%$/);
  });
});
