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

/** No key bindings, used while there are no hits, so that other lists of the page handle the letter keys. */
const NONE: typeof REVIEW_KEYS = {};

/** Handles the review's key bindings while there are hits; returns whether single letters are enabled. */
export const useReviewKeys = (
  act: (action: ReviewAction) => void,
  hasHits: boolean,
  region: LetterClaim['region'],
): boolean => useLetterKeys(hasHits ? REVIEW_KEYS : NONE, act, { region, isFirst: true });
