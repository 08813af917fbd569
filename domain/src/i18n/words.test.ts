import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES, type ErrorCode } from '../errors/error-codes';
import * as accountWords from './account-words';
import { BIR_FIELD_WORDS } from './bir-field-words';
import * as birFormWords from './bir-form-words';
import * as bulkActionWords from './bulk-action-words';
import { COUNTRY_NAMES } from './country-names';
import { errorText, errorWords, translateError } from './error-messages';
import { interpolate } from './interpolate';
import * as jobWords from './job-words';
import { LOCALES, type Words } from './locales';
import * as onboardingWords from './onboarding-words';
import * as paymentWords from './payment-words';
import * as reportWords from './report-words';
import * as scaleWords from './scale-words';
import * as screeningWords from './screening-words';
import * as statusWords from './status-words';
import * as supplierWords from './supplier-words';
import * as workflowWords from './workflow-words';

const tables: Record<string, Readonly<Record<string, Words>>> = {
  COUNTRY_NAMES,
  BIR_FIELD_WORDS,
  ...birFormWords,
  ...accountWords,
  ...bulkActionWords,
  ...jobWords,
  ...onboardingWords,
  ...paymentWords,
  ...reportWords,
  ...screeningWords,
  ...scaleWords,
  ...statusWords,
  ...supplierWords,
  ...workflowWords,
};
const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const codes = Object.keys(ERROR_MESSAGES) as ErrorCode[];

describe('words', () => {
  it.each(Object.entries(tables))('%s is complete in three languages, with the same places', (_name, table) => {
    for (const [key, words] of Object.entries(table)) {
      for (const locale of LOCALES) {
        expect([key, words[locale].trim() !== '', placesOf(words[locale])]).toEqual([key, true, placesOf(words.en)]);
      }
    }
  });

  it('of errors keep the exact English and the same places', () => {
    for (const code of codes) {
      const words = errorWords(code);
      expect(words.en).toBe(ERROR_MESSAGES[code]);
      for (const locale of LOCALES) expect([code, placesOf(words[locale])]).toEqual([code, placesOf(words.en)]);
    }
  });
});

describe('errors', () => {
  it('are translated by code, their values read from the English message', () => {
    expect(translateError({ code: 'bulk_invalid_email', message: 'Found invalid email: a.b*{x}' }, 'es')).toBe(
      'Correo no válido: a.b*{x}',
    );
    expect(
      translateError({ code: 'bulk_field_count', message: 'Found record with more or less than 9 elements' }, 'pt-BR'),
    ).toBe('Foi encontrado um registro com mais ou menos de 9 elementos');
    expect(translateError({ code: 'of_the_future', message: 'What?' }, 'es')).toBe('What?');
    expect(translateError({ code: 'constructor', message: 'What?' }, 'es')).toBe('What?');
    expect(errorText('bulk_unknown_country', 'en', { value: 'Atlantis' })).toBe('Found unknown country: Atlantis');
  });

  it('come back the same in English', () => {
    for (const code of codes) {
      expect(translateError({ code, message: errorText(code, 'en', { n: 8, value: 'x' }) }, 'es')).toBe(
        errorText(code, 'es', { n: 8, value: 'x' }),
      );
    }
  });

  it('leave places without a value', () => expect(interpolate('{a} {b}', { a: 1 })).toBe('1 {b}'));
});
