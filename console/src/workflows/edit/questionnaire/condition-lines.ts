import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { COUNTRIES } from '@homologa/domain/countries/countries';
import { isNumeric } from '@homologa/domain/questionnaires/answer-format';
import {
  CONDITION_FACTS,
  type Comparison,
  type Condition,
  type ConditionFact,
} from '@homologa/domain/questionnaires/condition';
import { isAnswerable, type QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';

/** Line of the builder: a comparison or its opposite. */
export interface ConditionLine {
  comparison: Comparison;
  isNot: boolean;
}

type Joiner = 'all' | 'any';

export interface ConditionLines {
  joiner: Joiner;
  lines: readonly ConditionLine[];
}

function lineOf(condition: Condition): ConditionLine | null {
  if ('not' in condition) {
    const line = lineOf(condition.not);
    return line && { ...line, isNot: !line.isNot };
  }
  return 'all' in condition || 'any' in condition ? null : { comparison: condition, isNot: false };
}

/** Returns the condition as lines of the builder; null for groups within groups, which only the API can make. */
export function linesOfCondition(condition: Condition): ConditionLines | null {
  const joiner = 'any' in condition ? 'any' : 'all';
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition];
  const lines = parts.map(lineOf);
  return lines.every((line) => line !== null) ? { joiner, lines } : null;
}

export function conditionOfLines({ joiner, lines }: ConditionLines): Condition | null {
  const parts = lines.map(({ comparison, isNot }): Condition => (isNot ? { not: comparison } : comparison));
  const [first, ...others] = parts;
  if (!first) return null;
  if (others.length === 0) return first;
  return joiner === 'all' ? { all: parts } : { any: parts };
}

/** What a line compares: a question by its key, or a fact of the supplier. */
export type Subject = string;
const FACT_MARK = 'fact:';
export const factSubject = (fact: ConditionFact): Subject => FACT_MARK + fact;
export const factOf = (subject: Subject): ConditionFact | undefined =>
  CONDITION_FACTS.find((fact) => factSubject(fact) === subject);

export const subjectOf = (comparison: Comparison): Subject =>
  'fact' in comparison ? factSubject(comparison.fact) : comparison.question;

/** Comparisons that each type and format of questions allows, the usual one first. */
export function comparingChoices(question: QuestionItem | undefined): readonly Comparison['is'][] {
  if (question?.type === 'radio') return ['equals', 'answered'];
  if (question?.type === 'checkbox') return ['contains', 'at_least', 'answered'];
  const format = question?.type === 'input' ? question.format : null;
  if (format?.kind === 'country' || format?.kind === 'yes_no') return ['equals', 'answered'];
  if (format?.kind === 'date') return ['before', 'answered'];
  if (format && isNumeric(format.kind)) return ['at_least', 'answered'];
  return question && isAnswerable(question.type) ? ['answered'] : [];
}

/** Day of a new comparison, until another is chosen. */
const FIRST_DAY = '2000-01-01';

/** Returns the comparison with the first value that it allows, so that a line is never incomplete. */
export function comparisonOf(
  subject: Subject,
  question: QuestionItem | undefined,
  is: Comparison['is'] | undefined = comparingChoices(question)[0],
): Comparison {
  const fact = factOf(subject);
  if (fact) return { fact, is: 'equals', value: fact === 'country' ? COUNTRIES[0].id : REPORT_TYPES[0] };
  const kind = question?.type === 'input' ? question.format?.kind : undefined;
  if (kind && is === 'equals') return { question: subject, is, value: kind === 'country' ? COUNTRIES[0].id : 'yes' };
  if (kind && is === 'at_least') return { question: subject, is, value: 0 };
  if (is === 'before') return { question: subject, is, value: FIRST_DAY };
  const option = question?.options[0]?.id ?? '';
  if (is === 'equals' || is === 'contains') return { question: subject, is, option };
  return is === 'at_least' ? { question: subject, is, count: 1 } : { question: subject, is: 'answered' };
}

/** Questions above an item that can be compared. */
export function comparableAbove(items: readonly QuestionItem[], id: string): QuestionItem[] {
  const place = items.findIndex((item) => item.id === id);
  return items.slice(0, Math.max(place, 0)).filter(({ type }) => isAnswerable(type));
}

/** First line of a new condition: the nearest choice above, else the nearest question above, else the country. */
export function firstComparison(items: readonly QuestionItem[], id: string): Comparison {
  const above = comparableAbove(items, id);
  const choice = above.findLast((question) => comparingChoices(question).length > 1) ?? above.at(-1);
  return choice ? comparisonOf(choice.id, choice) : comparisonOf(factSubject('country'), undefined);
}
