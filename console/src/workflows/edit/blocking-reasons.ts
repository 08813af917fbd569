import type { Violation } from '@homologa/domain/errors/error-codes';
import { type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';

export interface BlockingReason {
  code: Violation['code'];
  message: string;
  path: string;
  /**
   * Positions of the entries that block the launch, counted from 1; empty if the panel as a whole blocks the launch.
   */
  places: number[];
}

export function groupReasons(violations: readonly Violation[]): BlockingReason[] {
  const reasons = new Map<string, BlockingReason>();
  for (const { code, message, path, index } of violations) {
    const reason = reasons.get(code) ?? { code, message, path, places: [] };
    if (index !== undefined) reason.places.push(index + 1);
    reasons.set(code, reason);
  }
  return [...reasons.values()];
}

/**
 * Converts positions of questionnaire entries (from 1) to the question numbers that the builder shows; sections have no
 * number.
 */
export function shownQuestions(
  places: readonly number[],
  items: readonly QuestionItem[],
): { numbers: number[]; hasSection: boolean } {
  const shown = questionNumbers(items);
  const numbers = places.flatMap((place) => shown.get(items[place - 1]?.id ?? '') ?? []);
  return { numbers, hasSection: numbers.length < places.length };
}
