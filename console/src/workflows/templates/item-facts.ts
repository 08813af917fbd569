import type { Locale } from '@homologa/domain/language/locales';
import { YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { fillText } from '@homologa/web/texts/text';
import { kindText, simpleKindText } from '../edit/questionnaire/kind-text';
import { rangeTexts } from '../edit/questionnaire/range-texts';
import { READING } from './reading.texts';

type Items = readonly QuestionItem[];

const joined = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Describes the columns of a table, one line each; empty for every other question. */
export function columnFacts({ format }: QuestionItem, locale: Locale): string[] {
  if (format?.kind !== 'table') return [];
  return format.columns.map(
    ({ title, required, format: own }) =>
      `${title}: ${simpleKindText(own, locale)}, ${fillText(required ? READING.required : READING.optional, locale)}`,
  );
}

interface Awarded {
  points: number;
  knock_out?: boolean | undefined;
}

const awardedText = ({ points, knock_out }: Awarded, locale: Locale): string =>
  [fillText(READING.points, locale, { count: points }), knock_out && fillText(READING.knockOut, locale)]
    .filter(Boolean)
    .join(', ');

/** Describes what a question's answers are worth, one line each; options are described by `optionFacts`. */
export function pointFacts(points: QuestionPoints | null | undefined, locale: Locale): string[] {
  if (!points) return [];
  const line = (answer: string, awarded: Awarded) => `${answer}: ${awardedText(awarded, locale)}`;
  if (points.by === 'answered') return [line(fillText(READING.anyAnswer, locale), points)];
  if (points.by === 'yes_no') {
    return (['yes', 'no'] as const).map((answer) => line(YES_NO_WORDS[answer][locale], points.values[answer]));
  }
  const texts = rangeTexts(points.ranges, locale);
  return points.ranges.map((range, place) => line(texts[place] ?? '', range));
}

/** Describes the type, format, weight and condition of an item as one line. */
export function itemFacts(item: QuestionItem, all: Items, locale: Locale): string {
  const { type, required, allowNa, weight, showIf } = item;
  const condition = showIf && conditionSentence(showIf, all, locale);
  if (type === 'section') return joined([weight != null && fillText(READING.weight, locale, { weight }), condition]);
  return joined([
    kindText(item, locale),
    fillText(required ? READING.required : READING.optional, locale),
    allowNa && fillText(READING.allowsNa, locale),
    condition,
  ]);
}

/** Describes an option, its points and when it is offered. */
export function optionFacts(
  { value, points, knockOut, showIf }: QuestionItem['options'][number],
  all: Items,
  locale: Locale,
): string {
  return joined([
    value,
    points != null && fillText(READING.points, locale, { count: points }),
    knockOut && fillText(READING.knockOut, locale),
    showIf && conditionSentence(showIf, all, locale),
  ]);
}
