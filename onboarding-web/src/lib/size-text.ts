const UNITS = ['B', 'kB', 'MB'] as const;

/** The size of a file as people read it. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString(locale, { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}
