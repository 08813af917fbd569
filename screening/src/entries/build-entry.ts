import { ENTRY_ID_MAX, ENTRY_MAX_NAMES, ENTRY_NAME_MAX, ENTRY_REMARKS_MAX } from '@homologa/domain/screenings/limits';
import type {
  EntryIdentifier,
  EntryName,
  EntryNameKind,
  EntrySchema,
  EntryStatus,
  EntryTopic,
  ListEntry,
} from '@homologa/domain/screenings/list-entry';
import { readCountries, readCountry } from './list-countries';
import { readDates, readDay } from './list-dates';
import { identifierType } from './list-identifiers';

export interface RawEntry {
  sourceId: string;
  schema: EntrySchema;
  names: readonly EntryName[];
  topics: readonly EntryTopic[];
  countries?: readonly string[];
  birthDates?: readonly string[];
  /** Birthplaces, each as one text such as `Iquique, Chile`. */
  birthPlaces?: readonly string[];
  status?: EntryStatus;
  gender?: string;
  identifiers?: readonly RawIdentifier[];
  programmes?: readonly string[];
  listedOn?: string;
  expiresOn?: string;
  remarks?: string;
  sourceUrl?: string;
  dateOrder?: 'dmy' | 'mdy';
}

export interface RawIdentifier {
  type: string;
  value: string;
  country?: string;
}

export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Truncates a text without splitting a surrogate pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

const isOriginalScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

export function name(value: string, kind: EntryNameKind, familyName?: string): EntryName[] {
  const text = cut(tidy(value), ENTRY_NAME_MAX);
  if (text === '' || !/[\p{L}\p{N}]/u.test(text)) return [];
  const family = cut(tidy(familyName ?? ''), ENTRY_NAME_MAX);
  const kept = isOriginalScript(text) ? 'original_script' : kind;
  return [{ value: text, kind: kept, ...(family ? { familyName: family } : {}) }];
}

export const commaName = (value: string, kind: EntryNameKind): EntryName[] => {
  const comma = value.indexOf(',');
  return name(value, kind, comma > 0 ? value.slice(0, comma) : undefined);
};

function distinctNames(names: readonly EntryName[]): EntryName[] {
  const seen = new Set<string>();
  const distinct = names.filter(({ value }) => {
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
  // Every entry needs a primary name, so promote the first alias of an entry without one.
  const first = distinct.some(({ kind }) => kind === 'primary') ? null : distinct.find(({ kind }) => kind === 'alias');
  return distinct.map((one) => (one === first ? { ...one, kind: 'primary' as const } : one)).slice(0, ENTRY_MAX_NAMES);
}

function identifierOf({ type, value, country }: RawIdentifier): EntryIdentifier[] {
  const text = cut(tidy(value), ENTRY_NAME_MAX);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const code = country ? readCountry(country) : null;
  return [{ type: identifierType(type, text), ...(code ? { country: code } : {}), value: text }];
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.map(tidy))].filter((text) => text !== '');

export const placeOf = (...parts: readonly string[]): string =>
  distinct(parts.filter((part) => /\p{L}/u.test(part))).join(', ');

const genderOf = (text: string | undefined): 'm' | 'f' | undefined => {
  const first = (text ?? '').trim().charAt(0).toLowerCase();
  return first === 'm' || first === 'f' ? first : undefined;
};

const webAddress = (text: string | undefined): string | undefined => {
  const address = (text ?? '').trim();
  return /^https?:\/\/\S+$/.test(address) && address.length <= 2000 ? address : undefined;
};

/**
 * Normalizes an entry of a list. Null for an entry without a name or a source id, because such an entry could not be
 * matched.
 */
export function buildEntry(raw: RawEntry): ListEntry | null {
  const names = distinctNames(raw.names);
  const sourceId = cut(tidy(raw.sourceId), ENTRY_ID_MAX);
  if (names.length === 0 || sourceId === '') return null;
  const order = raw.dateOrder;
  const identifiers = (raw.identifiers ?? []).flatMap(identifierOf);
  const birthPlaces = distinct((raw.birthPlaces ?? []).filter((place) => /\p{L}/u.test(place)))
    .map((place) => cut(place, ENTRY_NAME_MAX))
    .slice(0, ENTRY_MAX_NAMES);
  const optional = {
    birthPlaces: birthPlaces.length > 0 ? birthPlaces : undefined,
    status: raw.status,
    gender: genderOf(raw.gender),
    listedOn: readDay(raw.listedOn ?? '', order),
    expiresOn: readDay(raw.expiresOn ?? '', order),
    remarks: cut(tidy(raw.remarks ?? ''), ENTRY_REMARKS_MAX) || undefined,
    sourceUrl: webAddress(raw.sourceUrl),
  };
  return {
    sourceId,
    schema: raw.schema,
    names,
    countries: readCountries(raw.countries ?? []),
    birthDates: distinct((raw.birthDates ?? []).flatMap((text) => readDates(text, order))).sort(),
    identifiers: [...new Map(identifiers.map((one) => [JSON.stringify(one), one])).values()].slice(0, ENTRY_MAX_NAMES),
    programmes: distinct(raw.programmes ?? []),
    topics: [...new Set(raw.topics)],
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}
