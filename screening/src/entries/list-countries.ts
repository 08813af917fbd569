import { findCountry } from '@homologa/domain/countries/find-country';
import { normalizePlaceName } from '@homologa/domain/countries/normalize-place-name';

const LIST_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    burma: 'MM',
    'burma myanmar': 'MM',
    'congo democratic republic': 'CD',
    'congo democratic republic of the': 'CD',
    'congo dr': 'CD',
    'congo republic of the': 'CG',
    'cote divoire': 'CI',
    'democratic peoples republic of korea': 'KP',
    'dem peoples rep of korea': 'KP',
    dprk: 'KP',
    'islamic republic of iran': 'IR',
    'iran islamic republic of': 'IR',
    'ivory coast': 'CI',
    'korea democratic peoples republic of': 'KP',
    'korea north': 'KP',
    'korea south': 'KR',
    'north korea': 'KP',
    'occupied palestinian territories': 'PS',
    palestinian: 'PS',
    palestine: 'PS',
    'state of palestine': 'PS',
    'west bank': 'PS',
    gaza: 'PS',
    'russian federation': 'RU',
    'syrian arab republic': 'SY',
    syria: 'SY',
    swaziland: 'SZ',
    'the gambia': 'GM',
    'gambia the': 'GM',
    'the bahamas': 'BS',
    'bahamas the': 'BS',
    turkey: 'TR',
    turkiye: 'TR',
    'united kingdom of great britain and northern ireland': 'GB',
    'united republic of tanzania': 'TZ',
    'venezuela bolivarian republic of': 'VE',
    'bolivarian republic of venezuela': 'VE',
    'yugoslavia federal republic of': 'RS',
    kosovo: 'XK',
    'crimea occupied': 'UA',
    'region crimea': 'UA',
    ussr: 'SU',
    'soviet union': 'SU',
    'former ussr currently russian federation': 'RU',
  }),
);

function codeOf(text: string): string | null {
  return LIST_NAMES.get(normalizePlaceName(text)) ?? findCountry(text)?.alpha2 ?? null;
}

/** Reserved ISO codes of areas and former states that lists still use. */
const RESERVED = new Set(['XK', 'SU', 'EU', 'CS', 'YU']);

export function readCountry(text: string): string | null {
  const whole = codeOf(text);
  if (whole) return whole;
  const upper = text.trim().toUpperCase();
  if (RESERVED.has(upper)) return upper;
  for (const part of text.split(/\s+\/\s+|[;(),]/)) {
    const code = part.trim() === '' ? null : codeOf(part);
    if (code) return code;
  }
  return null;
}

export const readCountries = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => readCountry(text) ?? []))].sort();
