import { describe, expect, it } from 'vitest';
import { LOCALES } from '../language/locales';
import { ACCOUNTS_ERRORS } from './entries/accounts';
import { COMPANIES_ERRORS } from './entries/companies';
import { GATEWAYS_ERRORS } from './entries/gateways';
import { GENERAL_ERRORS } from './entries/general';
import { ONBOARDING_ERRORS } from './entries/onboarding';
import { PAYMENTS_ERRORS } from './entries/payments';
import { REPORTS_ERRORS } from './entries/reports';
import { SCREENINGS_ERRORS } from './entries/screenings';
import { SUPPLIERS_ERRORS } from './entries/suppliers';
import { WORKFLOWS_ERRORS } from './entries/workflows';
import { ERROR_CODES, ERRORS, errorMessage } from './error-codes';
import { errorText, translateError } from './error-messages';

const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const AREAS = [
  ACCOUNTS_ERRORS,
  COMPANIES_ERRORS,
  GATEWAYS_ERRORS,
  GENERAL_ERRORS,
  ONBOARDING_ERRORS,
  PAYMENTS_ERRORS,
  REPORTS_ERRORS,
  SCREENINGS_ERRORS,
  SUPPLIERS_ERRORS,
  WORKFLOWS_ERRORS,
];

describe('errors', () => {
  it('have one entry each, in one area', () => {
    expect([...ERROR_CODES].sort()).toEqual(AREAS.flatMap((area) => Object.keys(area)).sort());
  });

  it('are worded in every language, with the same places', () => {
    for (const code of ERROR_CODES) {
      const { en } = ERRORS[code];
      for (const locale of LOCALES) {
        const text = ERRORS[code][locale];
        expect([code, text.trim() !== '', placesOf(text)]).toEqual([code, true, placesOf(en)]);
      }
      expect(errorMessage(code)).toBe(en);
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

  it('say days as the language writes them', () => {
    const message = errorText('watchlist_older', 'en', { day: '2021-06-01', current: '2026-11-01' });
    const said = LOCALES.map((locale) => translateError({ code: 'watchlist_older', message }, locale));
    expect(said).toEqual([
      'The file is dated June 01, 2021, the edition in use November 01, 2026. Nothing was changed.',
      'El archivo es del 01 de junio de 2021, la versión en uso del 01 de noviembre de 2026. No se cambió nada.',
      'O arquivo é de 01 de junho de 2021, a versão em uso de 01 de novembro de 2026. Nada foi alterado.',
    ]);
  });

  it('come back the same in English', () => {
    for (const code of ERROR_CODES) {
      expect(translateError({ code, message: errorText(code, 'en', { n: 8, value: 'x' }) }, 'es')).toBe(
        errorText(code, 'es', { n: 8, value: 'x' }),
      );
    }
  });
});
