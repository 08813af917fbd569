import { numberFormatter, pluralRules } from '@homologa/domain/language/formatters';
import type { Locale, Words } from '@homologa/domain/language/locales';

export type TextValues = Readonly<Record<string, string | number>>;

const FORMS = ' || ';

/**
 * A text in a language with its `{places}` filled. A text with two forms, `one || other`, is chosen by
 * `values.count` and the language's plural rule.
 */
export function fillText(words: Words, locale: Locale, values: TextValues = {}): string {
  const [one = '', other] = words[locale].split(FORMS);
  const isOne = other === undefined || pluralRules(locale).select(Number(values['count'] ?? 0)) === 'one';
  const form = isOne ? one : other;
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numberFormatter(locale).format(value) : value;
  });
}
