import { isCountryId } from '../countries/countries';
import { COUNTRY_NAMES } from '../countries/country-names';
import { phoneText } from '../countries/phone';
import { formatTaxId, taxIdKindOf } from '../identity/tax-id';
import { formatKnownDate } from '../language/format';
import { numberFormatter } from '../language/formatters';
import { interpolate } from '../language/interpolate';
import type { Locale, Words } from '../language/locales';
import { numberLocale } from '../language/number-locale';
import { lookUp } from '../language/record-of';
import { type AnswerFormat, type SimpleFormat, YES_NO_WORDS } from './answer-format';
import { isNotApplicable, isTableAnswer } from './answer-shapes';
import { answerText, type WrittenAnswer } from './answer-text';
import { currencyIn, numberIn } from './format-rules';
import type { QuestionItem } from './questionnaire-rules';

const NOT_APPLICABLE: Words = {
  en: 'Not applicable: {reason}',
  es: 'No aplica: {reason}',
  'pt-BR': 'Não se aplica: {reason}',
};

export interface Reading {
  locale: Locale;
  /** Language tag for numbers, from `numberLocale`; by default that of the language. */
  numbers?: string | undefined;
}

function formatDecimal(value: string, { locale, numbers = numberLocale(locale, null) }: Reading): string {
  const amount = numberIn(value);
  if (Number.isNaN(amount)) return value;
  const places = (value.split(' ')[0]?.split('.')[1] ?? '').length;
  return numberFormatter(numbers, { minimumFractionDigits: places, maximumFractionDigits: places }).format(amount);
}

/** Formats one canonical answer for its reader; a text that does not fit its format is returned unchanged. */
export function formatCell(format: SimpleFormat, value: string, reading: Reading): string {
  switch (format.kind) {
    case 'date':
      return formatKnownDate(value, reading.locale);
    case 'number':
      return [formatDecimal(value, reading), format.unit].filter(Boolean).join(' ');
    case 'percent':
      return `${formatDecimal(value, reading)}%`;
    case 'money':
      return currencyIn(value) === '' ? value : `${formatDecimal(value, reading)} ${currencyIn(value)}`;
    case 'phone':
      return phoneText(value);
    case 'tax_id':
      return format.country ? formatTaxId(taxIdKindOf(format.country), value) : value;
    case 'country':
      return isCountryId(value) ? COUNTRY_NAMES[value][reading.locale] : value;
    case 'yes_no':
      return lookUp(YES_NO_WORDS, value)?.[reading.locale] ?? value;
    default:
      return value.trim();
  }
}

/** Formats an answer for its reader: a table as a line of titles and one line per row, cells between bars. */
export function formatAnswer(format: AnswerFormat, value: unknown, reading: Reading): string {
  if (format.kind !== 'table') return typeof value === 'string' ? formatCell(format, value, reading) : '';
  if (!isTableAnswer(value)) return '';
  const lines = value.rows.map((row) =>
    format.columns.map(({ id, format: own }) => {
      const cell = lookUp(row, id);
      return cell ? formatCell(own, cell, reading) : '';
    }),
  );
  return [format.columns.map(({ title }) => title), ...lines].map((cells) => cells.join(' | ')).join('\n');
}

/**
 * Formats any answer for its reader; null if there is none. `value` is the stored answer, `fileName` the name of an
 * uploaded file.
 */
export function writtenAnswer(
  question: Pick<QuestionItem, 'type' | 'options' | 'format'>,
  value: unknown,
  reading: Reading,
  fileName: string | null = null,
): WrittenAnswer {
  if (isNotApplicable(value)) {
    return interpolate(NOT_APPLICABLE[reading.locale], { reason: value.not_applicable.trim() });
  }
  if (!question.format || question.type !== 'input') return answerText(question, value, fileName);
  return formatAnswer(question.format, value, reading).trim() || null;
}
