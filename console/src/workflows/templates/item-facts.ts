import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { type AnswerFormat, type SimpleFormat, YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import { FORMAT_WORDS } from '@homologa/domain/questionnaires/files/file-words';
import { formatCell } from '@homologa/domain/questionnaires/format-answer';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import { QUESTION_TYPE_WORDS } from '@homologa/domain/questionnaires/question-words';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { fillText } from '@homologa/web/texts/text';
import { READING } from './reading.texts';

type Items = readonly QuestionItem[];
type Values = Readonly<Record<string, string | number>>;
type Says = (words: Words, values?: Values) => string;

const saysIn =
  (locale: Locale): Says =>
  (words, values) =>
    fillText(words, locale, values);

const joined = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

function rangeText(says: Says, from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return from === to ? from : says(READING.between, { from, to });
  if (from !== undefined) return says(READING.from, { from });
  return to === undefined ? '' : says(READING.upTo, { to });
}

const numberText = (value: number | undefined, locale: Locale): string | undefined =>
  value === undefined ? undefined : formatCell({ kind: 'number' }, String(value), { locale });

const dateText = (value: string | undefined, locale: Locale): string | undefined =>
  value === undefined ? undefined : formatCell({ kind: 'date' }, value, { locale });

function simpleFacts(format: SimpleFormat, locale: Locale): string[] {
  const says = saysIn(locale);
  const range =
    'min' in format || 'max' in format ? [numberText(format.min, locale), numberText(format.max, locale)] : [];
  switch (format.kind) {
    case 'short_text':
    case 'long_text':
      return [format.max_length === undefined ? '' : says(READING.maxLength, { count: format.max_length })];
    case 'date':
      return [rangeText(says, dateText(format.from, locale), dateText(format.to, locale))];
    case 'number':
      return [
        format.unit ? says(READING.unit, { unit: format.unit }) : '',
        rangeText(says, range[0], range[1]),
        format.decimals ? says(READING.decimals, { count: format.decimals }) : '',
      ];
    case 'money':
      return [
        format.currencies?.length ? says(READING.currencies, { currencies: format.currencies.join(', ') }) : '',
        rangeText(says, range[0], range[1]),
      ];
    case 'percent':
      return [rangeText(says, range[0], range[1])];
    case 'tax_id':
      return [
        format.country && isCountryId(format.country)
          ? says(READING.ofCountry, { country: COUNTRY_NAMES[format.country][locale] })
          : '',
      ];
    default:
      return [];
  }
}

function formatFacts(format: AnswerFormat, locale: Locale): string[] {
  const kind = FORMAT_WORDS[format.kind][locale];
  if (format.kind !== 'table') return [[kind, ...simpleFacts(format, locale)].filter(Boolean).join(', ')];
  return [`${kind}, ${fillText(READING.rows, locale, { count: format.max_rows })}`];
}

/** Describes the columns of a table, one line each; empty for every other question. */
export function columnFacts({ format }: QuestionItem, locale: Locale): string[] {
  if (format?.kind !== 'table') return [];
  return format.columns.map(({ title, required, format: own }) => {
    const facts = [
      FORMAT_WORDS[own.kind][locale],
      ...simpleFacts(own, locale),
      fillText(required ? READING.required : READING.optional, locale),
    ];
    return `${title}: ${facts.filter(Boolean).join(', ')}`;
  });
}

interface Awarded {
  points: number;
  knock_out?: boolean | undefined;
}

function awardedText({ points, knock_out }: Awarded, locale: Locale): string {
  const says = saysIn(locale);
  return [says(READING.points, { count: points }), knock_out && says(READING.knockOut)].filter(Boolean).join(', ');
}

/** Describes what a question's answers are worth, one line each; options are described by `optionFacts`. */
export function pointFacts(points: QuestionPoints | null | undefined, locale: Locale): string[] {
  const says = saysIn(locale);
  if (!points) return [];
  const line = (answer: string, awarded: Awarded) => `${answer}: ${awardedText(awarded, locale)}`;
  switch (points.by) {
    case 'answered':
      return [line(says(READING.anyAnswer), points)];
    case 'yes_no':
      return (['yes', 'no'] as const).map((answer) => line(YES_NO_WORDS[answer][locale], points.values[answer]));
    case 'range':
      return points.ranges.map((range) =>
        line(rangeText(says, numberText(range.from, locale), numberText(range.to, locale)), range),
      );
  }
}

/** Describes the type, format, weight and condition of an item as one line. */
export function itemFacts(
  { type, required, format, allowNa, weight, showIf }: QuestionItem,
  all: Items,
  locale: Locale,
) {
  const says = saysIn(locale);
  const condition = showIf && conditionSentence(showIf, all, locale);
  if (type === 'section') return joined([weight != null && says(READING.weight, { weight }), condition]);
  const kind = format ? formatFacts(format, locale) : [type && QUESTION_TYPE_WORDS[type][locale]];
  return joined([
    ...kind,
    says(required ? READING.required : READING.optional),
    allowNa && says(READING.allowsNa),
    condition,
  ]);
}

/** Describes an option, its points and when it is offered. */
export function optionFacts(
  { value, points, knockOut, showIf }: QuestionItem['options'][number],
  all: Items,
  locale: Locale,
): string {
  const says = saysIn(locale);
  return joined([
    value,
    points != null && says(READING.points, { count: points }),
    knockOut && says(READING.knockOut),
    showIf && conditionSentence(showIf, all, locale),
  ]);
}
