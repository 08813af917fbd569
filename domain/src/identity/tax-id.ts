import { lookUp } from '../language/record-of';

export const TAX_ID_KINDS = ['cnpj', 'rfc', 'ruc', 'dni', 'cuit'] as const;
export type TaxIdKind = (typeof TAX_ID_KINDS)[number];

const TAX_ID_WARNINGS = [
  'rfc_generic',
  'rfc_structure',
  'rfc_date',
  'rfc_check_digit',
  'ruc_prefix',
  'ruc_check_digit',
  'cuit_prefix',
  'rut_check_digit',
  'nit_check_digit',
] as const;
export type TaxIdWarning = (typeof TAX_ID_WARNINGS)[number];

const KIND_OF_COUNTRY: Readonly<Record<string, TaxIdKind>> = {
  argentina: 'cuit',
  brazil: 'cnpj',
  mexico: 'rfc',
  peru: 'ruc',
};

/** Returns the kind of companies' tax id in a country (reference 2.12); null for countries without validation. */
export function taxIdKindOf(countryId: string | null | undefined): TaxIdKind | null {
  return lookUp(KIND_OF_COUNTRY, countryId ?? '') ?? null;
}

/** Normalizes a tax id for storage: upper case; only letters, digits and `&` (reference 4.5). Never throws. */
export function normalizeTaxId(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}&]/gu, '');
}

const valueOf = (character: string): number => character.charCodeAt(0) - 48;

function weightedSum(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * valueOf(text[index] ?? '0'), 0);
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function cnpjCheckDigit(text: string): string {
  const rest = weightedSum(text, CNPJ_WEIGHTS.slice(-text.length)) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Computes the check digits of a CNPJ's first twelve characters, digits or letters (IN RFB 2.229/2024). */
export function cnpjCheckDigits(base: string): string {
  const first = cnpjCheckDigit(base);
  return first + cnpjCheckDigit(base + first);
}

function isCnpj(id: string): boolean {
  return /^[0-9A-Z]{12}\d{2}$/.test(id) && !/^(.)\1+$/.test(id) && cnpjCheckDigits(id.slice(0, 12)) === id.slice(12);
}

const ELEVEN_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

function cuitCheckDigit(base: string): string {
  const rest = weightedSum(base, ELEVEN_WEIGHTS) % 11;
  return String(rest === 0 ? 0 : rest === 1 ? 9 : 11 - rest);
}

function rucCheckDigit(base: string): string {
  const digit = 11 - (weightedSum(base, ELEVEN_WEIGHTS) % 11);
  return String(digit % 10);
}

export const hasOnlyTaxIdCharacters = (text: string): boolean => /^[\p{L}\p{N}&.\-–/\s]*$/u.test(text);

const CHECKS: Readonly<Record<TaxIdKind, (id: string, typed: string) => boolean>> = {
  cnpj: isCnpj,
  rfc: (id) => /^[A-ZÑ&0-9]{12,13}$/.test(id),
  ruc: (id) => /^\d{11}$/.test(id),
  dni: (id) => /^\d{8}$/.test(id),
  cuit: (id, typed) =>
    /^(\d{2}-\d{8}-\d|\d{11})$/.test(typed.replace(/\s/g, '')) && cuitCheckDigit(id) === id.slice(10),
};

/**
 * Validates a tax id in either case, with or without punctuation (reference 4.6): CNPJ by its check digits; RFC, RUC
 * and DNI by shape only; CUIT by its check digit, as XX-XXXXXXXX-X or eleven bare digits, with or without spaces. Never throws.
 */
export function isValidTaxId(kind: TaxIdKind, text: string): boolean {
  const typed = text.trim();
  return hasOnlyTaxIdCharacters(typed) && CHECKS[kind](normalizeTaxId(typed), typed);
}

/**
 * Normalizes a typed tax id for storage; `kind` is null in countries without validation. An invalid id stays as typed,
 * in upper case, so that the user can correct it.
 */
export function storedTaxId(kind: TaxIdKind | null, text: string): string {
  const typed = text.trim().toUpperCase();
  return kind === null || isValidTaxId(kind, typed) ? normalizeTaxId(typed) : typed;
}

/** Formats a tax id for display: CNPJ and CUIT with punctuation, any other id as stored. */
export function formatTaxId(kind: TaxIdKind | null, text: string): string {
  const id = normalizeTaxId(text);
  if (kind === 'cnpj')
    return id.replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5');
  if (kind === 'cuit') return id.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
  return id;
}

const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const GENERIC_RFCS = new Set(['XAXX010101000', 'XEXX010101000']);

function rfcCheckDigit(id: string): string {
  const base = id.slice(0, -1).padStart(12, ' ');
  const sum = Array.from(base).reduce(
    (total, character, index) => total + RFC_ALPHABET.indexOf(character) * (13 - index),
    0,
  );
  return '0123456789A'[(11 - (sum % 11)) % 11] ?? '0';
}

/** Accepts 29 February if the two-digit year is a leap year in either century, because the century is unknown. */
function isRfcDate(text: string): boolean {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  const days = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

function rfcWarnings(id: string): TaxIdWarning[] {
  if (GENERIC_RFCS.has(id)) return ['rfc_generic'];
  const parts = /^[A-ZÑ&]{3,4}(\d{6})[A-Z0-9]{2}[0-9A]$/.exec(id);
  if (!parts) return ['rfc_structure'];
  const warnings: TaxIdWarning[] = isRfcDate(parts[1] ?? '') ? [] : ['rfc_date'];
  return rfcCheckDigit(id) === id.slice(-1) ? warnings : [...warnings, 'rfc_check_digit'];
}

function rucWarnings(id: string): TaxIdWarning[] {
  const warnings: TaxIdWarning[] = /^(10|15|16|17|20)/.test(id) ? [] : ['ruc_prefix'];
  return rucCheckDigit(id) === id.slice(10) ? warnings : [...warnings, 'ruc_check_digit'];
}

/**
 * Returns warnings about a valid but unusual tax id. Returns no warnings for an invalid id, which the validation
 * reports as an error. Never throws.
 */
export function taxIdWarnings(kind: TaxIdKind, text: string): TaxIdWarning[] {
  if (!isValidTaxId(kind, text)) return [];
  const id = normalizeTaxId(text);
  if (kind === 'rfc') return rfcWarnings(id);
  if (kind === 'ruc') return rucWarnings(id);
  if (kind === 'cuit') return /^(20|23|24|27|30|33|34|50|51|55)/.test(id) ? [] : ['cuit_prefix'];
  return [];
}

function rutCheckDigit(base: string): string {
  const sum = Array.from(base)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  return '0123456789K0'[11 - (sum % 11)] ?? '0';
}

const isRut = (id: string): boolean => /^\d{7,8}[\dK]$/.test(id) && rutCheckDigit(id.slice(0, -1)) === id.slice(-1);

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];

/** Checks the last digit of a Colombian NIT, computed over the digits before it. */
export function hasNitCheckDigit(id: string): boolean {
  const sum = Array.from(id.slice(0, -1))
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (NIT_WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return Number(id.slice(-1)) === (rest > 1 ? 11 - rest : rest);
}

/** A company's NIT has nine digits that begin with 8 or 9, and a tenth check digit, which many leave out. */
const isNitWithWrongDigit = (id: string): boolean => /^[89]\d{9}$/.test(id) && !hasNitCheckDigit(id);

/**
 * Returns `taxIdWarnings` for the country's kind of tax id. For Chile and Colombia warns about a RUT or NIT with a wrong
 * check character, which is not an error. Empty for an empty or invalid id. Never throws.
 */
export function taxIdNotes(countryId: string, text: string): TaxIdWarning[] {
  const kind = taxIdKindOf(countryId);
  if (kind) return taxIdWarnings(kind, text);
  const id = normalizeTaxId(text);
  if (countryId === 'colombia') return isNitWithWrongDigit(id) ? ['nit_check_digit'] : [];
  return countryId === 'chile' && id !== '' && !isRut(id) ? ['rut_check_digit'] : [];
}
