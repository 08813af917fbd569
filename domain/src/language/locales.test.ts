import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { LOCALES, matchLocale } from './locales';

describe('matchLocale', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['pt', 'pt-BR'],
    ['pt_PT', 'pt-BR'],
    ['fr, de;q=0.9, es;q=0.3', 'es'],
    ['es;q=0.2, pt;q=0.7', 'pt-BR'],
    ['es;q=0, en', 'en'],
    ['fr', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, locale) => expect(matchLocale(text)).toBe(locale));

  test.prop([fc.string({ unit: 'binary' })])('never throws and gives an offered language or null', (text) => {
    const found = matchLocale(text);
    expect(found === null || LOCALES.includes(found)).toBe(true);
  });
});
