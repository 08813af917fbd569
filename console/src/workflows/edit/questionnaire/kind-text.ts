import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale } from '@homologa/domain/language/locales';
import type { SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { FORMAT_WORDS } from '@homologa/domain/questionnaires/files/file-words';
import { formatCell } from '@homologa/domain/questionnaires/format-answer';
import { QUESTION_TYPE_WORDS } from '@homologa/domain/questionnaires/question-words';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { fillText } from '@homologa/web/texts/text';
import { KINDS } from './kind.texts';

/** Says which values lie between two ends, of which one or both may be open. */
export function rangeText(from: string | undefined, to: string | undefined, locale: Locale): string {
  if (from !== undefined && to !== undefined) return from === to ? from : fillText(KINDS.between, locale, { from, to });
  if (from !== undefined) return fillText(KINDS.from, locale, { from });
  return to === undefined ? '' : fillText(KINDS.upTo, locale, { to });
}

export const numberText = (value: number | undefined, locale: Locale): string | undefined =>
  value === undefined ? undefined : formatCell({ kind: 'number' }, String(value), { locale });

const dateText = (value: string | undefined, locale: Locale): string | undefined =>
  value === undefined ? undefined : formatCell({ kind: 'date' }, value, { locale });

function decimalsText(decimals: number | undefined, locale: Locale): string {
  if (decimals === undefined) return '';
  return decimals === 0 ? fillText(KINDS.wholeNumbers, locale) : fillText(KINDS.decimals, locale, { count: decimals });
}

function limitsOf(format: SimpleFormat, locale: Locale): string[] {
  const range = 'min' in format || 'max' in format ? [format.min, format.max] : [];
  const between = rangeText(numberText(range[0], locale), numberText(range[1], locale), locale);
  switch (format.kind) {
    case 'short_text':
    case 'long_text':
      return [format.max_length === undefined ? '' : fillText(KINDS.maxLength, locale, { count: format.max_length })];
    case 'date':
      return [rangeText(dateText(format.from, locale), dateText(format.to, locale), locale)];
    case 'number':
      return [
        format.unit ? fillText(KINDS.unit, locale, { unit: format.unit }) : '',
        between,
        decimalsText(format.decimals, locale),
      ];
    case 'money':
      return [
        format.currencies?.length
          ? fillText(KINDS.currencies, locale, { currencies: format.currencies.join(', ') })
          : '',
        between,
      ];
    case 'percent':
      return [between];
    case 'tax_id':
      return [
        format.country && isCountryId(format.country)
          ? fillText(KINDS.ofCountry, locale, { country: COUNTRY_NAMES[format.country][locale] })
          : '',
      ];
    default:
      return [];
  }
}

/** Names the kind of an answer with its limits: 'Number, in kg, 0 to 500'. */
export const simpleKindText = (format: SimpleFormat, locale: Locale): string =>
  [FORMAT_WORDS[format.kind][locale], ...limitsOf(format, locale)].filter(Boolean).join(', ');

/**
 * Names the type of an item, or the format of its answer with its limits; empty for an item without a type. The columns
 * of a table are left out.
 */
export function kindText({ type, format }: Pick<QuestionItem, 'type' | 'format'>, locale: Locale): string {
  if (!format) return type ? QUESTION_TYPE_WORDS[type][locale] : '';
  if (format.kind !== 'table') return simpleKindText(format, locale);
  return `${FORMAT_WORDS.table[locale]}, ${fillText(KINDS.rows, locale, { count: format.max_rows })}`;
}
