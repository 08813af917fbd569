export const LOCALES = ['en', 'es', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Text in every language: a missing translation does not compile. */
export type Words = Readonly<Record<Locale, string>>;

export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', 'pt-BR': 'Português' };

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/**
 * Returns the best supported language for a language tag or an `Accept-Language` header (`pt`, `es-MX,en;q=0.5`); null
 * if none is supported. Never throws.
 */
export function matchLocale(text: string | null | undefined): Locale | null {
  const wanted = (text ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find((value) => value);
      return { language: tag.trim().toLowerCase().split(/[-_]/)[0], quality: Number(quality ?? 1), index };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { language } of wanted) {
    const found = LOCALES.find((locale) => locale.split('-')[0] === language);
    if (found) return found;
  }
  return null;
}
