import { pluralRules } from './formatters';
import type { Locale } from './locales';

const FORMS = ' || ';

/** Selects the form of a text `one || other` by the language's plural rule; a text of one form stays. */
export function pluralForm(text: string, count: number, locale: Locale): string {
  const [one = '', other] = text.split(FORMS);
  return other === undefined || pluralRules(locale).select(count) === 'one' ? one : other;
}
