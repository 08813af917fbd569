import { ERRORS } from '@homologa/domain/errors/error-codes';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { describe, expect, it } from 'vitest';
import { ACCOUNT } from '../features/account/account.texts';
import type { Catalogue, TextKey } from './catalogue';
import { en } from './en';
import { es } from './es';
import { ptBR } from './pt-BR';

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, es, 'pt-BR': ptBR };
const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const keys = Object.keys(en) as TextKey[];

describe('the texts', () => {
  it.each(LOCALES)('are complete in %s, with the places of the English ones', (locale) => {
    const texts = CATALOGUES[locale];
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect([key, texts[key].trim() !== '', placesOf(texts[key])]).toEqual([key, true, placesOf(en[key])]);
    }
  });

  it('say what the errors of the same name say', () => {
    const same = {
      'not_found.title': 'not_found',
      'crash.title': 'internal_error',
      'closed.title': 'workflow_closed',
      'investigating.title': 'workflow_investigating',
    } as const;
    for (const [key, code] of Object.entries(same)) {
      for (const locale of LOCALES) expect(CATALOGUES[locale][key as TextKey]).toBe(ERRORS[code][locale]);
    }
  });

  it('have the exact English of the specification', () => {
    expect(en['intro.start']).toBe('Start assessment');
    expect(en['intro.how']).toBe('How does it work?');
    expect(en['intro.why']).toBe('Why is this process important?');
    expect(en['questionnaire.title']).toBe('Please answer the following questions');
    expect(en['questionnaire.submit']).toBe('Submit questionnaire');
    expect(en['not_found.home']).toBe('Go Home');
    expect(ACCOUNT.forgot.en).toBe('Forgot password?');
    expect(en['confirm.back_go']).toBe('Update changes');
    expect(en['finished.update']).toBe('Update questionnaire');
    expect(en['error.required']).toBe('Required');
  });
});
