import { expect, test } from 'vitest';
import { supplierMailLocale } from './supplier-mail-locale';

test("the language is the supplier's, else the workflow's, else its country's, else English", () => {
  expect(supplierMailLocale({ locale: 'en', country: 'brazil' }, { defaultLocale: 'es' })).toBe('en');
  expect(supplierMailLocale({ locale: null, country: 'brazil' }, { defaultLocale: 'es' })).toBe('es');
  expect(supplierMailLocale({ locale: null, country: 'brazil' }, { defaultLocale: null })).toBe('pt-BR');
  expect(supplierMailLocale({ locale: null, country: 'mexico' }, { defaultLocale: null })).toBe('es');
  expect(supplierMailLocale({ locale: null, country: 'germany' }, { defaultLocale: null })).toBe('en');
});
