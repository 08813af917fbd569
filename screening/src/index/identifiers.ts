import type { EntryIdentifier } from '@homologa/domain/screenings/list-entry';
import { taxIdKeys } from './tax-id-keys';

const MIN_LENGTH = 5;
const MIN_DIGITS = 4;

export function identifierKey(value: string): string | null {
  if (/[*•]/.test(value)) return null;
  const key = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const digits = key.replace(/\D/g, '').length;
  return key.length >= MIN_LENGTH && digits >= MIN_DIGITS && !/^(.)\1*$/.test(key) ? key : null;
}

/** Returns the keys for looking up and comparing an identifier. Two identifiers with a common key are equal. */
export function identifierKeys(identifier: EntryIdentifier): string[] {
  const key = identifierKey(identifier.value);
  return key === null ? [] : [key, ...taxIdKeys(identifier, key)];
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/passport|pasaporte|passaporte/i, 'passport'],
  [/cpf|curp|dni|c[eé]dula|national|nacional|identity|\bid card|\bci\b/i, 'national'],
  [/tax|cnpj|\brfc|r\.f\.c|cuit|cuil|\bruc\b|\bnit\b|\brut\b|\binn\b|vat|fiscal|tribut/i, 'tax'],
  [/regist|\bogrn|company|incorporation|matricula/i, 'registration'],
  [/\bimo\b|vessel/i, 'imo'],
  [/\blei\b/i, 'lei'],
];

const kindOf = (type: string): string | null => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? null;

const canBeOfOneCountry = (a: EntryIdentifier, b: EntryIdentifier): boolean =>
  a.country === undefined || b.country === undefined || a.country === b.country;

/** Kinds whose values may be equal: a tax id may also be a person's national id or a company's registration number. */
const PERSONAL_OR_TAX = new Set(['tax', 'national', 'registration']);

function canBeOfOneKind(a: EntryIdentifier, b: EntryIdentifier): boolean {
  const [left, right] = [kindOf(a.type), kindOf(b.type)];
  return left === null || right === null || left === right || (PERSONAL_OR_TAX.has(left) && PERSONAL_OR_TAX.has(right));
}

export const sharedIdentifier = (
  subject: readonly EntryIdentifier[],
  listed: readonly EntryIdentifier[],
): EntryIdentifier | null =>
  listed.find((theirs) => {
    const keys = identifierKeys(theirs);
    return subject.some(
      (own) =>
        identifierKeys(own).some((key) => keys.includes(key)) &&
        canBeOfOneCountry(own, theirs) &&
        canBeOfOneKind(own, theirs),
    );
  }) ?? null;

const UNIQUE_KINDS = new Set(['tax', 'national', 'imo', 'lei']);

/**
 * Finds two different identifiers of the same kind and country although a subject has only one identifier of this kind;
 * null if no identifiers differ.
 */
export function contradictingIdentifiers(
  subject: readonly EntryIdentifier[],
  listed: readonly EntryIdentifier[],
): { own: EntryIdentifier; theirs: EntryIdentifier } | null {
  for (const own of subject) {
    const kind = kindOf(own.type);
    if (kind === null || !UNIQUE_KINDS.has(kind) || identifierKey(own.value) === null) continue;
    const theirs = listed.find(
      (other) => kindOf(other.type) === kind && other.country === own.country && identifierKey(other.value) !== null,
    );
    if (theirs) return { own, theirs };
  }
  return null;
}
