import { numberFormatter } from './formatters';
import type { Locale } from './locales';

/** Spanish of no known region: Mexico's way, as most of its readers in the Americas have it. */
const SPANISH = 'es-419';

/**
 * The language tag by which a reader's numbers are written: English and Portuguese have one way each, Spanish one in
 * each region. `region` is the reader's country by its two letters; null, or anything else, where it is not known.
 */
export function numberLocale(locale: Locale, region: string | null): string {
  if (locale !== 'es') return locale;
  if (!region || !/^[A-Z]{2}$/.test(region)) return SPANISH;
  // Brazilians write figures in their own way, whatever they read.
  return region === 'BR' ? 'pt-BR' : `es-${region}`;
}

/** The region of a reader by the language tags of a browser: the first that names one. */
export const regionOf = (tags: readonly string[]): string | null =>
  tags.map((tag) => /-([A-Z]{2})(-|$)/.exec(tag)?.[1] ?? null).find((region) => region !== null) ?? null;

/** Most places after the decimal mark. Fractions of a share have more than cents. */
const PLACES = { whole: 0, amount: 2, percent: 4 } as const;
export type NumberKind = keyof typeof PLACES;

/** A number in the way of a tag of `numberLocale`; cents are written as two digits or not at all. */
export function formatNumber(value: number, tag: string, { kind = 'amount' }: { kind?: NumberKind } = {}): string {
  const maximumFractionDigits = PLACES[kind];
  const hasCents = kind === 'amount' && !Number.isInteger(Math.round(value * 100) / 100);
  return numberFormatter(tag, {
    maximumFractionDigits,
    ...(hasCents ? { minimumFractionDigits: maximumFractionDigits } : {}),
  }).format(value);
}
