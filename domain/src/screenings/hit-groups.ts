import { HIT_KINDS, type PartyHits } from './screening-rules';

export interface GroupableHit {
  entry_key: string;
  entry_id: string;
  matched_name: string;
  names: readonly string[];
  name_kinds?: readonly string[] | undefined;
  schema?: string | undefined;
  countries: readonly string[];
  birth_dates: readonly string[];
  identifiers?: readonly { type: string; country?: string | undefined; value: string }[] | undefined;
  programmes?: readonly string[] | undefined;
  article?: unknown;
}

/**
 * Types of identifiers of which a party has at most one per country, so that different values mean different parties.
 */
const UNIQUE_TYPES = new Set(['cnpj', 'cpf', 'rfc', 'curp', 'ruc', 'cuit', 'nit', 'rif', 'inn', 'ogrn', 'lei', 'imo']);
/**
 * Matches contact data, which OFAC lists among the identifiers (`Phone Number`). The members of a family or an office
 * may share contact data, so it does not identify a party.
 */
const SHARED_TYPE = /phone|fax|mobile|e-?mail|web|url|swift|\bbic\b/i;
/** Minimum length of an identifier, because shorter numbers too often belong to several parties. */
const MIN_IDENTIFIER = 6;
/** Number of leading CNPJ digits that all branches of a company share. */
const CNPJ_ROOT = 8;
const CNPJ_LENGTH = 14;
/** Matches a reference number of the United Nations, which other lists repeat: `QDi.253`, `KPe.001`. */
const UN_REFERENCE = /\b[A-Z]{2}[ie]\.\d{1,4}\b/g;
const MIN_NAME = 4;

interface Traits<Hit> {
  hit: Hit;
  kind: string;
  isGroupable: boolean;
  names: ReadonlySet<string>;
  births: readonly string[];
  countries: readonly string[];
  /** Maps each identifier to its issuing country, or to '' if the list names no country. */
  numbers: ReadonlyMap<string, string>;
  unique: ReadonlyMap<string, ReadonlySet<string>>;
  references: ReadonlySet<string>;
}

const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{Mn}.'’`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

function numberOf({ type, value }: { type: string; value: string }): string {
  const number = value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return type === 'cnpj' && number.length === CNPJ_LENGTH ? number.slice(0, CNPJ_ROOT) : number;
}

function traitsOf<Hit extends GroupableHit>(hit: Hit): Traits<Hit> {
  const kind = hit.schema ?? (hit.birth_dates.length > 0 ? 'person' : 'organisation');
  const isPerson = kind === 'person';
  const strong = hit.names.filter((_name, place) => hit.name_kinds?.[place] !== 'weak');
  const names = strong.map(foldedName).filter((name) => name.length >= MIN_NAME && (!isPerson || name.includes(' ')));
  const known = (hit.identifiers ?? [])
    .filter(({ type, value }) => !value.includes('*') && !SHARED_TYPE.test(type))
    .map((one) => ({ type: one.type, country: one.country ?? '', number: numberOf(one) }))
    .filter(({ number }) => number.length >= MIN_IDENTIFIER && /\d/.test(number));
  const unique = new Map<string, Set<string>>();
  for (const { type, country, number } of known) {
    if (!UNIQUE_TYPES.has(type)) continue;
    const key = `${type} ${country}`;
    unique.set(key, (unique.get(key) ?? new Set()).add(number));
  }
  // Ignores the remarks of an entry, because remarks quote reference numbers of other entries.
  const told = [hit.entry_id, ...(hit.programmes ?? [])].join(' ');
  return {
    hit,
    kind,
    isGroupable: hit.article === undefined,
    names: new Set(names),
    births: hit.birth_dates,
    countries: hit.countries,
    numbers: new Map(known.map(({ number, country }) => [number, country])),
    unique,
    references: new Set(told.match(UN_REFERENCE)),
  };
}

const meets = <Value>(some: ReadonlySet<Value>, others: ReadonlySet<Value>): boolean =>
  [...some].some((value) => others.has(value));

/**
 * True if two birth dates agree, that is, if they are equal or the less precise date contains the other: `1962`
 * contains `1962-05-03`.
 */
const agreesOnBirth = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => one.startsWith(other) || other.startsWith(one)));

const sharesNumber = (a: Traits<unknown>, b: Traits<unknown>): boolean =>
  [...a.numbers].some(([number, country]) => {
    const other = b.numbers.get(number);
    return other !== undefined && (other === country || other === '' || country === '');
  });

const sharesPlace = (a: Traits<unknown>, b: Traits<unknown>): boolean =>
  a.countries.length === 0 || b.countries.length === 0 || a.countries.some((country) => b.countries.includes(country));

/**
 * True if two entries cannot be the same party: their birth dates differ, or they have different values of an
 * identifier of which a party has only one.
 */
function contradicts(a: Traits<unknown>, b: Traits<unknown>): boolean {
  if (!a.isGroupable || !b.isGroupable || a.kind !== b.kind) return true;
  if (meets(a.references, b.references) || sharesNumber(a, b)) return false;
  if (a.births.length > 0 && b.births.length > 0 && !agreesOnBirth(a.births, b.births)) return true;
  return [...a.unique].some(([key, numbers]) => {
    const others = b.unique.get(key);
    return others !== undefined && !meets(numbers, others);
  });
}

function isSame(a: Traits<unknown>, b: Traits<unknown>): boolean {
  if (contradicts(a, b)) return false;
  if (meets(a.references, b.references) || sharesNumber(a, b)) return true;
  if (!meets(a.names, b.names)) return false;
  return a.kind === 'person' ? agreesOnBirth(a.births, b.births) : sharesPlace(a, b);
}

/**
 * Groups the hits of one party by listed person or company, keeping the order (reference 10.6). Contradicting entries
 * are never in the same group, not even through a third entry.
 */
export function groupHits<Hit extends GroupableHit>(hits: readonly Hit[]): Hit[][] {
  const groups: Traits<Hit>[][] = [];
  for (const traits of hits.map(traitsOf)) {
    const [first, ...others] = groups.filter(
      (group) => group.some((one) => isSame(one, traits)) && !group.some((one) => contradicts(one, traits)),
    );
    if (!first) {
      groups.push([traits]);
      continue;
    }
    first.push(traits);
    for (const other of others) {
      if (other.some((one) => first.some((member) => contradicts(one, member)))) continue;
      first.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  const places = new Map(hits.map((hit, place) => [hit, place]));
  return groups.map((group) => group.map(({ hit }) => hit).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)));
}

export const groupsOfParty = <Hit extends GroupableHit>(party: PartyHits<Hit>): Hit[][] =>
  groupHits(HIT_KINDS.flatMap((kind) => party[kind]));
