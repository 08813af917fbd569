import type { HitDecision } from '@homologa/domain/screenings/screening-rules';
import { useLetterKeys } from '../../shared/ui/hooks/use-letter-keys';

export type ReviewAction = 'next' | 'previous' | 'select' | HitDecision;

export const REVIEW_KEYS: Readonly<Record<string, ReviewAction>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  t: 'true_match',
  f: 'false_positive',
  o: 'open',
};

/** Handles the review's key bindings; returns whether single letters are enabled. */
export const useReviewKeys = (act: (action: ReviewAction) => void): boolean => useLetterKeys(REVIEW_KEYS, act);
