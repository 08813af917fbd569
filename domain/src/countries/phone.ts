import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { countryById } from './countries';

/** Limits on the number of digits if the country is unknown; E.164 allows at most 15. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

const codeOf = (countryId: string): CountryCode | undefined => {
  const code = countryById(countryId)?.alpha2;
  return code && isSupportedCountry(code) ? code : undefined;
};

/** Removes the Mexican trunk and mobile prefixes, which were abolished in 2019 but are still written. */
const withoutOldPrefix = (text: string, country: CountryCode | undefined): string => {
  const digits = text.replace(/[^\d+]/g, '');
  const [, abroad] = /^\+?521(\d{10})$/.exec(digits) ?? [];
  if (abroad && (text.startsWith('+') || country === 'MX')) return `+52${abroad}`;
  const [, home] = country === 'MX' ? (/^(?:044|045|01)(\d{10})$/.exec(digits) ?? []) : [];
  return home ? `+52${home}` : text;
};

const parse = (text: string, country: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });

/**
 * Normalizes a phone for storage as E.164 (`+525512345678`) plus extension. A number without country code stays as
 * typed if the country is unknown or has no such number, because a number with a guessed country code could belong to a
 * stranger. Null if the text is not a phone number.
 */
export function storedPhone(typed: string, countryId: string): string | null {
  const country = codeOf(countryId);
  const text = withoutOldPrefix(typed.trim(), country);
  const phone = parse(text, country);
  if (phone) return phone.isPossible() ? `${phone.number}${phone.ext ? ` ext. ${phone.ext}` : ''}` : null;
  const digits = text.replace(/\D/g, '').length;
  const isPlain = /^[\d\s().\-/]+$/.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
  return country === undefined && isPlain ? text : null;
}

/**
 * Returns the calling code of a possible number that is in none of its country's number ranges, such as `+56` for
 * '3001234567' in Chile; null for any other text. Forms ask the user to check such a number and accept it, because
 * numbering plans change more often than the library's data.
 */
export function oddPhonePrefix(typed: string, countryId: string): string | null {
  const country = codeOf(countryId);
  const phone = parse(withoutOldPrefix(typed.trim(), country), country);
  return phone?.isPossible() && !phone.isValid() ? `+${phone.countryCallingCode}` : null;
}

/**
 * True for a number without calling code whose country is unknown. Forms ask for the calling code, because staff could
 * not call the number.
 */
export function lacksCallingCode(typed: string, countryId: string): boolean {
  const stored = storedPhone(typed, countryId);
  return stored !== null && !stored.startsWith('+');
}

/** Returns the country calling code (`+57`), or null if the country is unknown. */
export function phonePrefix(countryId: string): string | null {
  const country = codeOf(countryId);
  return country ? `+${getCountryCallingCode(country)}` : null;
}

export const isPhone = (typed: string, countryId: string): boolean => storedPhone(typed, countryId) !== null;

export const phoneText = (stored: string): string => parse(stored, undefined)?.formatInternational() ?? stored;

export function phoneExample(countryId: string): string | null {
  const country = codeOf(countryId);
  return (country && getExampleNumber(country, examples)?.formatInternational()) ?? null;
}
