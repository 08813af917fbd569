import { createHash } from 'node:crypto';
import { type AnswerValue, isEmptyAnswer } from '@homologa/domain/onboarding/answer-rules';
import { inCellOrder } from '@homologa/domain/questionnaires/answer-shapes';

const LENGTH = 16;

/**
 * Returns a text that is equal for equal answers, '' without an answer. Computed from the content, not from a time or a
 * counter: a save that stores the same answer again must not look like a change.
 */
export function answerVersion(answer: AnswerValue): string {
  if (isEmptyAnswer(answer)) return '';
  return createHash('sha256')
    .update(JSON.stringify(inCellOrder(answer)))
    .digest('base64url')
    .slice(0, LENGTH);
}
