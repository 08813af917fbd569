/** The languages of both web apps, e-mails, PDFs and sheets (reference 1.9). */
export const LOCALES = ['en', 'es', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** One text in every language: a missing language does not compile. */
export type Words = Readonly<Record<Locale, string>>;

/** The languages' own names, for language selectors. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', 'pt-BR': 'Português' };

/** Whether the text is exactly one of the offered languages. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/**
 * The offered language that a language tag or an `Accept-Language` header asks for
 * (`pt`, `es-MX,en;q=0.5`), or null when none fits. Never throws.
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
