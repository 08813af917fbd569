import { expect, it } from 'vitest';
import { LOCALES, type Locale } from './locales';
import { formatNumber, numberLocale, regionOf } from './number-locale';

const million = (locale: Locale, region: string | null) =>
  formatNumber(1_250_000.5, numberLocale(locale, region), { kind: 'amount' });

it('Spanish is written as the region of its reader writes it', () => {
  for (const region of ['MX', 'PE', 'GT', 'DO', 'PA', 'US', null, '', '419', 'not a region']) {
    expect([region, million('es', region)]).toEqual([region, '1,250,000.50']);
  }
  for (const region of ['AR', 'CL', 'CO', 'EC', 'UY', 'PY', 'BO', 'VE', 'BR', 'ES']) {
    expect([region, million('es', region)]).toEqual([region, '1.250.000,50']);
  }
});

it('125 thousand are never read as 125', () => {
  const text = (region: string, value: number) => formatNumber(value, numberLocale('es', region));
  expect([text('MX', 125_000), text('PE', 125_000), text('AR', 125_000)]).toEqual(['125,000', '125,000', '125.000']);
  expect([text('MX', 1250), text('AR', 1250)]).toEqual(['1,250', '1.250']);
});

it('the other languages have one way each', () => {
  for (const region of ['MX', 'AR', 'BR', null]) {
    expect([million('en', region), million('pt-BR', region)]).toEqual(['1,250,000.50', '1.250.000,50']);
  }
});

it('an amount has its cents or none, and a share has as many places as were given', () => {
  for (const locale of LOCALES) {
    expect(formatNumber(1500, numberLocale(locale, 'MX'), { kind: 'amount' }).replace(/[.,]/g, '')).toBe('1500');
  }
  expect(formatNumber(33.3333, 'en', { kind: 'percent' })).toBe('33.3333');
  expect(formatNumber(0.5, 'en', { kind: 'amount' })).toBe('0.50');
});

it('the region of a reader is that of the first language tag that names one', () => {
  expect(regionOf(['es', 'es-419', 'es-MX', 'en-US'])).toBe('MX');
  expect(regionOf(['zh-Hant-TW'])).toBe('TW');
  expect(regionOf(['es', 'en'])).toBeNull();
});
