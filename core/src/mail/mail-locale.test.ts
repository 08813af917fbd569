import { expect, test } from 'vitest';
import { personMailLocale } from './mail-locale';

test("the language is the person's, else English", () => {
  expect(personMailLocale({ language: 'pt' })).toBe('pt-BR');
  expect(personMailLocale(null)).toBe('en');
});
