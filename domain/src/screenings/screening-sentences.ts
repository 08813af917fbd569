import type { Locale, Words } from '../language/locales';
import type { HitReasonCode } from './hit-reasons';
import type { HitDecision } from './screening-rules';
import type { ScreeningReview, ScreenStatusFilter } from './screening-status';
import {
  HIT_DECISION_WORDS,
  HIT_REASON_WORDS,
  PROPOSED_DECISION_WORDS,
  SCREEN_STATUS_WORDS,
  SCREENING_REVIEW_WORDS,
} from './screening-words';

export const decisionWords = ({ decision, proposed }: { decision: HitDecision; proposed: boolean }): Words =>
  (proposed ? PROPOSED_DECISION_WORDS : HIT_DECISION_WORDS)[decision];

export function sayResult(status: ScreenStatusFilter, review: readonly ScreeningReview[], locale: Locale): string {
  const told = review.map((each) => SCREENING_REVIEW_WORDS[each][locale].toLowerCase()).join(', ');
  return SCREEN_STATUS_WORDS[status][locale] + (told === '' ? '' : ` (${told})`);
}

export function sayReason(
  { reason, reason_code: code }: { reason: string; reason_code?: HitReasonCode | null | undefined },
  locale: Locale,
): string {
  return [code ? HIT_REASON_WORDS[code][locale] : '', reason].filter((text) => text !== '').join('. ');
}
