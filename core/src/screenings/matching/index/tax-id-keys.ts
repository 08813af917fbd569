import { cnpjCheckDigits } from '@homologa/domain/identity/tax-id';
import type { EntryIdentifier } from '@homologa/domain/screenings/list-entry';

/** The digit that a sum over the digits, the last by the first weight, leaves of eleven. */
function remainder(digits: string, weights: readonly number[]): number {
  return (
    Array.from(digits)
      .reverse()
      .reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 11
  );
}

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** The check digit of a Colombian NIT. */
function nitDigit(base: string): string {
  const left = remainder(base, NIT_WEIGHTS);
  return String(left < 2 ? left : 11 - left);
}

const RUT_WEIGHTS = [2, 3, 4, 5, 6, 7, 2, 3, 4, 5] as const;

/** The check character of a Chilean RUT. */
function rutDigit(base: string): string {
  const left = 11 - remainder(base, RUT_WEIGHTS);
  return left === 11 ? '0' : left === 10 ? 'K' : String(left);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

const NIT_MIN = 9;

/**
 * A number without the check digit, where it ends in one: what is parted by a dash, or is longer than a number without
 * it. A number of nine digits is whole, whatever it ends in.
 */
function withoutCheck(key: string, value: string, digitOf: (base: string) => string, longest: number): string | null {
  const [base, check] = [key.slice(0, -1), key.slice(-1)];
  const isParted = /[-–]\s*[\dkK]\s*$/.test(value);
  const isWhole = isParted || key.length > longest;
  return withoutZeros(isWhole && digitOf(base) === check ? base : key) || null;
}

const digitsOnly = (key: string): boolean => /^\d+$/.test(key);

/** How the numbers of a country are told apart from how they are written. Gives null for what is none of them. */
interface TaxIdRule {
  /** Begins the key, so that it meets no other country's number. */
  prefix: string;
  country: string;
  /** Lists' and forms' own names for it, without a country. */
  type: RegExp;
  keyOf(key: string, value: string): string | null;
}

const RULES: readonly TaxIdRule[] = [
  {
    // Branches of one company have its first eight characters. Tables lose the zeros that it begins with.
    prefix: 'CNPJ',
    country: 'BR',
    type: /cnpj/i,
    keyOf(key) {
      const whole = digitsOnly(key) && key.length === 13 ? `0${key}` : key;
      if (whole.length === 8 && digitsOnly(whole)) return whole;
      return whole.length === 14 && cnpjCheckDigits(whole.slice(0, 12)) === whole.slice(12) ? whole.slice(0, 8) : null;
    },
  },
  {
    prefix: 'CPF',
    country: 'BR',
    type: /\bcpf/i,
    keyOf: (key) => (digitsOnly(key) && key.length >= 9 && key.length <= 11 ? key.padStart(11, '0') : null),
  },
  {
    prefix: 'NIT',
    country: 'CO',
    type: /\bnit\b/i,
    keyOf: (key, value) =>
      digitsOnly(key) && key.length >= NIT_MIN - 1 ? withoutCheck(key, value, nitDigit, NIT_MIN) : null,
  },
  {
    prefix: 'RUT',
    country: 'CL',
    type: /\brut\b/i,
    keyOf: (key, value) =>
      /^\d{7,9}[\dK]?$/.test(key.padStart(8, '0')) ? withoutCheck(key, value, rutDigit, 8) : null,
  },
  {
    // A person's number holds the identity card's.
    prefix: 'DNI-PE',
    country: 'PE',
    type: /\bruc\b|\bdni\b/i,
    keyOf(key) {
      if (!digitsOnly(key)) return null;
      return key.length === 11 && key.startsWith('10') ? key.slice(2, 10) : key.length === 8 ? key : null;
    },
  },
  {
    prefix: 'DNI-AR',
    country: 'AR',
    type: /cuit|cuil/i,
    keyOf(key) {
      if (!digitsOnly(key)) return null;
      if (key.length === 11) return /^2[0347]/.test(key) ? withoutZeros(key.slice(2, 10)) : null;
      return key.length === 7 || key.length === 8 ? withoutZeros(key) : null;
    },
  },
  {
    prefix: 'CI-EC',
    country: 'EC',
    type: /\bruc\b/i,
    keyOf(key) {
      const whole = digitsOnly(key) ? key.padStart(key.length > 10 ? 13 : 10, '0') : '';
      return whole.length === 10 || (whole.length === 13 && whole.endsWith('001')) ? whole.slice(0, 10) : null;
    },
  },
  {
    prefix: 'RUT-UY',
    country: 'UY',
    type: /\brut\b/i,
    keyOf: (key) => (digitsOnly(key) && key.length >= 10 && key.length <= 12 ? key.padStart(12, '0') : null),
  },
];

/** Kinds of number that a tax office or a register gives, in whatever way a list calls them. */
const IS_OFFICIAL = /tax|fiscal|tribut|national|registr|company|other|cnpj|cpf|nit|rut|ruc|cuit|cuil|dni|c[eé]dula/i;

/**
 * What numbers of one company or person have in common however they are written: the root of a CNPJ, a NIT with and
 * without its check digit, a RUC with the identity card in it. `key` is the value without its punctuation.
 */
export const taxIdKeys = ({ type, country, value }: EntryIdentifier, key: string): string[] =>
  RULES.flatMap((rule) => {
    const isMeant = country === undefined ? rule.type.test(type) : country === rule.country && IS_OFFICIAL.test(type);
    const found = isMeant ? rule.keyOf(key, value) : null;
    return found === null ? [] : [`${rule.prefix}:${found}`];
  });
