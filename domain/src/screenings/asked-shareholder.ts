import { findCountry } from '../countries/find-country';
import { normalizePlaceName } from '../countries/normalize-place-name';
import { readBirthDate } from '../identity/birth-date';
import { singleLine } from '../language/single-line';

export const HOLDER_KINDS = ['person', 'company'] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

export interface AskedShareholder {
  name: string;
  kind?: HolderKind | undefined;
  /** Full or partial date: `1962`, `1962-05` or `1962-05-03`. */
  birth_date?: string | undefined;
  /** Country id, country code, or free text. */
  nationality?: string | undefined;
  tax_id?: string | undefined;
  document?: string | undefined;
}

const KIND_NAMES: Readonly<Record<HolderKind, readonly string[]>> = {
  person: ['person', 'natural person', 'persona', 'persona fisica', 'persona natural', 'pessoa', 'pessoa fisica'],
  company: ['company', 'legal entity', 'empresa', 'persona moral', 'persona juridica', 'pessoa juridica'],
};

const NAME_AND_FACTS = /^(.*\S)\s*\(([^()]+)\)$/;
const BETWEEN_FACTS = /\s+\/\s+|\s*\|\s*/;
const SHARE = /^\d+(?:[.,]\d+)?\s?%$/;
const isIdentifier = (text: string): boolean =>
  /^[\p{L}\d][\p{L}\d\s.&/-]{4,39}$/u.test(text) && text.replace(/\D/g, '').length >= 4;

function factOf(text: string): Partial<AskedShareholder> | null {
  const birthDate = readBirthDate(text);
  if (birthDate) return { birth_date: birthDate };
  const country = findCountry(text);
  if (country) return { nationality: country.id };
  const kind = HOLDER_KINDS.find((one) => KIND_NAMES[one].includes(normalizePlaceName(text)));
  if (kind) return { kind };
  if (SHARE.test(text)) return {};
  return isIdentifier(text) ? { document: text } : null;
}

/**
 * Parses a shareholder: a name, optionally followed by date of birth, nationality, document and kind in brackets,
 * separated by slashes. Brackets with any other text are part of the name. Never throws.
 */
export function readShareholder(text: string): AskedShareholder {
  const whole = singleLine(text);
  const [, name, inBrackets = ''] = NAME_AND_FACTS.exec(whole) ?? [];
  if (name === undefined) return { name: whole };
  const facts = inBrackets.split(BETWEEN_FACTS).map(factOf);
  return facts.every((fact) => fact !== null) ? Object.assign({ name }, ...facts) : { name: whole };
}

export interface AskedShareholders {
  names: string[];
  facts: AskedShareholder[];
}

const isSame = (a: AskedShareholder, b: AskedShareholder): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Parses a list of shareholders and drops empty and repeated entries (reference 10.2). Two shareholders of the same
 * name with different facts become one party with the facts of both.
 */
export function askedShareholders(typed: readonly (string | AskedShareholder)[]): AskedShareholders {
  const lines = typed.map((one) =>
    typeof one === 'string' ? singleLine(one) : { ...one, name: singleLine(one.name) },
  );
  const facts = lines.filter((one) => typeof one !== 'string').filter(({ name }) => name !== '');
  const names = lines.map((one) => (typeof one === 'string' ? one : one.name)).filter((name) => name !== '');
  return {
    names: [...new Set(names)],
    facts: facts.filter((one, at) => facts.findIndex((other) => isSame(one, other)) === at),
  };
}

export const shareholdersOfLines = (lines: readonly string[]): AskedShareholders =>
  askedShareholders(lines.map(readShareholder).map((one) => (Object.keys(one).length > 1 ? one : one.name)));
