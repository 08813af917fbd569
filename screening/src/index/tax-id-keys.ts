import { cnpjCheckDigits } from '@homologa/domain/identity/tax-id';
import type { EntryIdentifier } from '@homologa/domain/screenings/list-entry';

/** Returns the weighted digit sum modulo 11; the first weight applies to the last digit. */
function remainder(digits: string, weights: readonly number[]): number {
  return (
    Array.from(digits)
      .reverse()
      .reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 11
  );
}

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

function nitDigit(base: string): string {
  const left = remainder(base, NIT_WEIGHTS);
  return String(left < 2 ? left : 11 - left);
}

const RUT_WEIGHTS = [2, 3, 4, 5, 6, 7, 2, 3, 4, 5] as const;

function rutDigit(base: string): string {
  const left = 11 - remainder(base, RUT_WEIGHTS);
  return left === 11 ? '0' : left === 10 ? 'K' : String(left);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

const NIT_MIN = 9;

/**
 * Removes a valid check digit if a dash separates it or if the number is longer than `longest`. Otherwise returns the
 * whole number, because its last digit may not be a check digit.
 */
function withoutCheck(key: string, value: string, digitOf: (base: string) => string, longest: number): string | null {
  const [base, check] = [key.slice(0, -1), key.slice(-1)];
  const isParted = /[-–]\s*[\dkK]\s*$/.test(value);
  const isWhole = isParted || key.length > longest;
  return withoutZeros(isWhole && digitOf(base) === check ? base : key) || null;
}

const digitsOnly = (key: string): boolean => /^\d+$/.test(key);

interface TaxIdRule {
  prefix: string;
  country: string;
  type: RegExp;
  keyOf(key: string, value: string): string | null;
}

const RULES: readonly TaxIdRule[] = [
  {
    // Uses the first eight characters, which all branches of a company share. Restores a leading zero, which
    // spreadsheets drop.
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
    // Uses the identity card's number, which a natural person's RUC contains.
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

const IS_OFFICIAL = /tax|fiscal|tribut|national|registr|company|other|cnpj|cpf|nit|rut|ruc|cuit|cuil|dni|c[eé]dula/i;

/**
 * Returns the keys that all notations of a number share: the root of a CNPJ, a NIT without its check digit, and the
 * identity card's number within a RUC. `key` is the value without punctuation.
 */
export const taxIdKeys = ({ type, country, value }: EntryIdentifier, key: string): string[] =>
  RULES.flatMap((rule) => {
    const isMeant = country === undefined ? rule.type.test(type) : country === rule.country && IS_OFFICIAL.test(type);
    const found = isMeant ? rule.keyOf(key, value) : null;
    return found === null ? [] : [`${rule.prefix}:${found}`];
  });
