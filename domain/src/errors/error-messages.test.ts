import { describe, expect, it } from 'vitest';
import { LOCALES } from '../language/locales';
import { ERROR_MESSAGES, type ErrorCode } from './error-codes';
import { errorText, errorWords, translateError } from './error-messages';

const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const codes = Object.keys(ERROR_MESSAGES) as ErrorCode[];

describe('errors', () => {
  it('keep the exact English and the same places', () => {
    for (const code of codes) {
      const words = errorWords(code);
      expect(words.en).toBe(ERROR_MESSAGES[code]);
      for (const locale of LOCALES) expect([code, placesOf(words[locale])]).toEqual([code, placesOf(words.en)]);
    }
  });

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
});
