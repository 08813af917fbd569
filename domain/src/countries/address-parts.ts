import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';

const DEPARTMENT: Words = { en: 'Department', es: 'Departamento', 'pt-BR': 'Departamento' };
const PROVINCE: Words = { en: 'Province', es: 'Provincia', 'pt-BR': 'Província' };
const STATE: Words = { en: 'State', es: 'Estado', 'pt-BR': 'Estado' };
const REGION: Words = { en: 'Region', es: 'Región', 'pt-BR': 'Região' };
const ANY_STATE: Words = {
  en: 'State, province or department',
  es: 'Estado, provincia o departamento',
  'pt-BR': 'Estado, província ou departamento',
};

/** Countries' own words for the part of an address that the wire calls `state`. English keeps `State` for listed ones. */
const STATE_WORDS: Readonly<Record<string, Words>> = {
  argentina: { ...PROVINCE, en: 'State' },
  bolivia: DEPARTMENT,
  brazil: STATE,
  canada: PROVINCE,
  chile: REGION,
  colombia: DEPARTMENT,
  costa_rica: PROVINCE,
  cuba: PROVINCE,
  dominican_republic: PROVINCE,
  ecuador: PROVINCE,
  el_salvador: DEPARTMENT,
  guatemala: DEPARTMENT,
  honduras: DEPARTMENT,
  mexico: STATE,
  nicaragua: DEPARTMENT,
  panama: PROVINCE,
  paraguay: DEPARTMENT,
  peru: { ...DEPARTMENT, en: 'State' },
  spain: PROVINCE,
  united_states: STATE,
  uruguay: DEPARTMENT,
  venezuela: STATE,
};

const POSTAL_CODE: Words = { en: 'Postal code', es: 'Código postal', 'pt-BR': 'Código postal' };

/** Returns the country's word for the state, for the report form and the payment alike. */
export const stateWords = (countryId: string): Words => lookUp(STATE_WORDS, countryId) ?? ANY_STATE;

export const postalCodeWords = (countryId: string): Words =>
  countryId === 'brazil' ? { ...POSTAL_CODE, 'pt-BR': 'CEP' } : POSTAL_CODE;

/** Countries and territories of the Americas without postal codes in use. */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set([
  'antigua_and_barbuda',
  'aruba',
  'bahamas',
  'belize',
  'bolivia',
  'bonaire_sint_eustatius_and_saba',
  'curacao',
  'dominica',
  'grenada',
  'guyana',
  'saint_kitts_and_nevis',
  'sint_maarten',
  'suriname',
]);

/**
 * True if the report form needs a postal code: in every known country that has postal codes. Chile has codes that few
 * addresses carry. The payment needs one everywhere (reference 8.3) and tells what to write where there is none.
 */
export const needsPostalCode = (countryId: string): boolean =>
  countryId !== '' && countryId !== 'chile' && !WITHOUT_POSTAL_CODES.has(countryId);

interface PostalCodes {
  shape: RegExp;
  /** A code of that shape, which a warning shows. */
  example: string;
}

/** Postal codes in stored form. */
const POSTAL_CODES: Readonly<Record<string, PostalCodes>> = {
  argentina: { shape: /^(?:\d{4}|[A-Z]\d{4}[A-Z]{3})$/, example: 'C1002AAP' },
  brazil: { shape: /^\d{5}-\d{3}$/, example: '01310-100' },
  chile: { shape: /^\d{7}$/, example: '8320000' },
  colombia: { shape: /^\d{6}$/, example: '110111' },
  costa_rica: { shape: /^\d{5}$/, example: '10101' },
  dominican_republic: { shape: /^\d{5}$/, example: '10101' },
  ecuador: { shape: /^\d{6}$/, example: '170401' },
  guatemala: { shape: /^\d{5}$/, example: '01001' },
  mexico: { shape: /^\d{5}$/, example: '06600' },
  peru: { shape: /^\d{5}$/, example: '15001' },
  spain: { shape: /^\d{5}$/, example: '28001' },
  united_states: { shape: /^\d{5}(?:-\d{4})?$/, example: '10001' },
  uruguay: { shape: /^\d{5}$/, example: '11000' },
};

/**
 * Normalizes a postal code for storage: upper case, without surrounding and repeated spaces; in countries with a known
 * shape without any spaces and dots, and a Brazilian CEP with its hyphen. Never throws.
 */
export function storedPostalCode(typed: string, countryId: string): string {
  const text = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  if (!lookUp(POSTAL_CODES, countryId)) return text;
  const compact = text.replace(/[\s.]/g, '');
  return countryId === 'brazil' ? compact.replace(/^(\d{5})(\d{3})$/, '$1-$2') : compact;
}

/** True for a postal code that does not have the country's shape. Forms ask the user to check it, and accept it. */
export function isOddPostalCode(typed: string, countryId: string): boolean {
  const code = storedPostalCode(typed, countryId);
  return code !== '' && lookUp(POSTAL_CODES, countryId)?.shape.test(code) === false;
}

/** Returns a postal code of the country as an example of its shape; empty where the shape is unknown. */
export const postalCodeExample = (countryId: string): string => lookUp(POSTAL_CODES, countryId)?.example ?? '';
