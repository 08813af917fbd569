import type { Violation } from '@homologa/domain/errors/error-codes';
import { type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';

export interface BlockingReason {
  code: Violation['code'];
  message: string;
  path: string;
  /** Which entries are meant, counted from 1; empty when it is about the whole. */
  places: number[];
}

/** Each blocking reason once, with the entries that it is about. */
export function groupReasons(violations: readonly Violation[]): BlockingReason[] {
  const reasons = new Map<string, BlockingReason>();
  for (const { code, message, path, index } of violations) {
    const reason = reasons.get(code) ?? { code, message, path, places: [] };
    if (index !== undefined) reason.places.push(index + 1);
    reasons.set(code, reason);
  }
  return [...reasons.values()];
}

/** Entries of a questionnaire, counted from 1, by the numbers that they bear in the builder; sections bear none. */
export function shownQuestions(
  places: readonly number[],
  items: readonly QuestionItem[],
): { numbers: number[]; hasSection: boolean } {
  const shown = questionNumbers(items);
  const numbers = places.flatMap((place) => shown.get(items[place - 1]?.id ?? '') ?? []);
  return { numbers, hasSection: numbers.length < places.length };
}
