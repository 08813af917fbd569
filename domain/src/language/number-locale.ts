import { numberFormatter } from './formatters';
import type { Locale } from './locales';

const SPANISH = 'es-419';

/**
 * Returns the language tag for number formats. Only Spanish formats depend on the region. `region` is the reader's
 * two-letter country code; null or any other text means unknown.
 */
export function numberLocale(locale: Locale, region: string | null): string {
  if (locale !== 'es') return locale;
  if (!region || !/^[A-Z]{2}$/.test(region)) return SPANISH;
  // Readers in Brazil use the Brazilian number format, even with a Spanish interface.
  return region === 'BR' ? 'pt-BR' : `es-${region}`;
}

/** Returns the region of the first of a browser's language tags that has a region. */
export const regionOf = (tags: readonly string[]): string | null =>
  tags.map((tag) => /-([A-Z]{2})(-|$)/.exec(tag)?.[1] ?? null).find((region) => region !== null) ?? null;

/**
 * Maximum number of decimals. Percentages have more than two decimals, because shares of ownership can be small
 * fractions.
 */
const PLACES = { whole: 0, amount: 2, percent: 4 } as const;
export type NumberKind = keyof typeof PLACES;

/** Formats a number for a language tag from `numberLocale`. An amount has either two decimals or no decimals. */
export function formatNumber(value: number, tag: string, { kind = 'amount' }: { kind?: NumberKind } = {}): string {
  const maximumFractionDigits = PLACES[kind];
  const hasCents = kind === 'amount' && !Number.isInteger(Math.round(value * 100) / 100);
  return numberFormatter(tag, {
    maximumFractionDigits,
    ...(hasCents ? { minimumFractionDigits: maximumFractionDigits } : {}),
  }).format(value);
}
