import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { countryById } from './countries';

/** Digits of a number whose country is not known: E.164 has no more than 15. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

const codeOf = (countryId: string): CountryCode | undefined => {
  const code = countryById(countryId)?.alpha2;
  return code && isSupportedCountry(code) ? code : undefined;
};

/** Mexicans still write the prefixes that were dialled before 2019. */
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
 * A phone as it is stored: in E.164 (`+525512345678`), an extension after it. A number without a prefix stays as typed
 * where the supplier's country is not known, or has no such numbers: a prefix would make it somebody else's. Null for
 * what cannot be one.
 */
export function storedPhone(typed: string, countryId: string): string | null {
  const country = codeOf(countryId);
  const text = withoutOldPrefix(typed.trim(), country);
  const phone = parse(text, country);
  if (phone && !phone.isPossible()) return null;
  if (phone && isOdd(phone, text)) return typed.trim();
  if (phone) return `${phone.number}${phone.ext ? ` ext. ${phone.ext}` : ''}`;
  const digits = text.replace(/\D/g, '').length;
  const isPlain = /^[\d\s().\-/]+$/.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
  return country === undefined && isPlain ? text : null;
}

/** Of the right length for its country, and yet none of its numbers: '3001234567' in Chile. */
const isOdd = (phone: PhoneNumber, text: string): boolean => !text.startsWith('+') && !phone.isValid();

/** What a form asks about a phone: nothing, or whether a number is one of the country that is not written with a +. */
export function isOddPhone(typed: string, countryId: string): boolean {
  const country = codeOf(countryId);
  const text = withoutOldPrefix(typed.trim(), country);
  const phone = parse(text, country);
  return phone !== undefined && phone.isPossible() && isOdd(phone, text);
}

/** The prefix of a country (`+57`), or null where it is not known. */
export function phonePrefix(countryId: string): string | null {
  const country = codeOf(countryId);
  return country ? `+${getCountryCallingCode(country)}` : null;
}

/** Whether a text can be a phone; nothing is none. */
export const isPhone = (typed: string, countryId: string): boolean => storedPhone(typed, countryId) !== null;

/** A stored phone as people read it, in groups of digits; any other text as it is. */
export const phoneText = (stored: string): string => parse(stored, undefined)?.formatInternational() ?? stored;

/** How a mobile phone of a country is written, or null where the country is not known. */
export function phoneExample(countryId: string): string | null {
  const country = codeOf(countryId);
  return (country && getExampleNumber(country, examples)?.formatInternational()) ?? null;
}
