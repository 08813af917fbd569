import type { HitDecision } from '@homologa/domain/screenings/screening-rules';
import { type LetterClaim, useLetterKeys } from '../../shared/ui/hooks/use-letter-keys';

export type ReviewAction = 'next' | 'previous' | 'select' | HitDecision;

export const REVIEW_KEYS: Readonly<Record<string, ReviewAction>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  t: 'true_match',
  f: 'false_positive',
  o: 'open',
};

/** Key bindings of a hit review without hits: none, so that other lists of the page handle the letter keys. */
const NONE: typeof REVIEW_KEYS = {};

/**
 * Binds the letter keys of a hit review to its actions while there are hits. Returns whether single letters are
 * enabled.
 */
export const useReviewKeys = (
  act: (action: ReviewAction) => void,
  hasHits: boolean,
  region: LetterClaim['region'],
): boolean => useLetterKeys(hasHits ? REVIEW_KEYS : NONE, act, { region, isFirst: true });
