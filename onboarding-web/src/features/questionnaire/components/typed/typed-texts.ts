import { parseNumber } from '@homologa/domain/language/parse-number';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { AnswerFormat, AnswerKind, SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { answerProblemText } from '@homologa/domain/questionnaires/answer-problem-words';
import { isTableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { type AnswerProblem, checkCell } from '@homologa/domain/questionnaires/format-rules';
import { readAnswer } from '@homologa/domain/questionnaires/read-answer';
import { readJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { use, useState } from 'react';
import { useI18n } from '../../../../i18n/I18nProvider';
import { OnboardingScope } from '../../../../onboarding/onboarding-context';
import { useNumbers } from './use-numbers';

const UNREADABLE: Partial<Record<AnswerKind, AnswerProblem>> = {
  date: 'not_date',
  number: 'not_number',
  percent: 'not_percent',
  money: 'not_money',
  country: 'not_country',
};

/** What stands in an input while it is edited or cannot be read. */
export interface TypedText {
  text: string;
  /** Canonical answer that stood below the text, '' for none: a text over another answer counts no more. */
  value: string;
  /** The browser shows parts of a date and gives no text for them. */
  isHalf?: boolean | undefined;
  /** Currency chosen beside the text. */
  currency?: string | undefined;
}

/** Texts of a question by the place of their input: '' for a question alone, `<row>.<column>` in a table. */
export type TypedTexts = Readonly<Record<string, TypedText>>;

/** How the person who types writes numbers, and where from. */
type Reading = ReturnType<typeof useReading>;

export function useReading() {
  const { locale } = useI18n();
  const numbers = useNumbers();
  const supplier = use(OnboardingScope)?.supplier;
  return { locale, numbers, country: supplier && 'country' in supplier ? (supplier.country ?? '') : '' };
}

/** A number alone gets the chosen currency; a text with a sign or code names its own. */
function withCurrency(text: string, currency: string | undefined): string {
  const isBare = Number.isFinite(parseNumber(text)) && !/[A-Za-z€£]/.test(text);
  return isBare && currency ? `${text.replace(/\$/g, '')} ${currency}` : text;
}

/** Returns the canonical answer of a text, '' for an empty one; or what is wanted instead of it. */
export function understand(
  format: SimpleFormat,
  { text, isHalf, currency }: Omit<TypedText, 'value'>,
  { locale, numbers, country }: Reading,
): { value: string; problem: null } | { value: null; problem: string } {
  if (text.trim() === '' && !isHalf) return { value: '', problem: null };
  const written = format.kind === 'money' ? withCurrency(text, currency) : text;
  const read = isHalf ? null : readAnswer(format, written, { locale, numbers, country });
  const problem = read === null ? (UNREADABLE[format.kind] ?? 'not_yes_no') : checkCell(format, read, { country });
  if (problem === null) return { value: read ?? '', problem: null };
  return { value: null, problem: answerProblemText(problem, format, locale, { numbers, country }) };
}

/** The text over an answer; null if there is none, or if the answer has changed below it. */
export const textOver = (typed: TypedText | undefined, value: string): TypedText | null =>
  typed?.value === value ? typed : null;

export function withText(texts: TypedTexts, cell: string, typed: TypedText | null): TypedTexts {
  const { [cell]: _, ...others } = texts;
  return typed === null ? others : { ...others, [cell]: typed };
}

/** What the first input of a question wants whose text cannot be saved; null if all can. */
export function firstProblem(
  format: AnswerFormat,
  answer: AnswerValue,
  texts: TypedTexts,
  reading: Reading,
): string | null {
  for (const [cell, typed] of Object.entries(texts)) {
    const [row, column] = [Number.parseInt(cell, 10), cell.slice(cell.indexOf('.') + 1)];
    const own = format.kind === 'table' ? format.columns.find(({ id }) => id === column)?.format : format;
    const stored = format.kind === 'table' && isTableAnswer(answer) ? (answer.rows[row]?.[column] ?? '') : answer;
    const over = own ? textOver(typed, typeof stored === 'string' ? stored : '') : null;
    const problem = own && over ? understand(own, over, reading).problem : null;
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * Texts of a question's inputs. This tab keeps the ones that cannot be saved until they can be: a question that is hidden
 * or a page that is loaded again shows them as they were typed.
 */
export function useTypedTexts(questionId: string) {
  const key = use(OnboardingScope)?.key;
  const keptAt = key ? `homologa.onboarding.texts.${key.supplierId}.${questionId}` : null;
  const [texts, setTexts] = useState<TypedTexts>(
    () => (keptAt ? readJson<TypedTexts>(tabStorage, keptAt) : null) ?? {},
  );
  function put(next: TypedTexts): void {
    setTexts(next);
    if (!keptAt) return;
    // Parts of a date have no text that could be shown again.
    const kept = Object.entries(next).filter(([, { isHalf }]) => !isHalf);
    if (kept.length > 0) tabStorage.setItem(keptAt, JSON.stringify(Object.fromEntries(kept)));
    else tabStorage.removeItem(keptAt);
  }
  return [texts, put] as const;
}
