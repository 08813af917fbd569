import { lookUp } from '@homologa/domain/language/record-of';
import { HIT_DECISIONS, type HitDecision } from '@homologa/domain/screenings/screening-rules';
import type { KeyboardEvent } from 'react';
import { useTakesLetters } from '../../shared/ui/hooks/use-letter-keys';
import { type HitWalk, WALK_KEYS } from './HitWalkButtons';
import { REVIEW_KEYS } from './use-review-keys';

interface HitKeys {
  walk?: HitWalk | undefined;
  onJudge?: ((decision: HitDecision) => void) | undefined;
}

/**
 * Handles the letter keys in the dialog that compares a hit with the screened party: previous and next hit, and the
 * decisions.
 */
export function useHitKeys({ walk, onJudge }: HitKeys): (event: KeyboardEvent) => void {
  const takesLetters = useTakesLetters();
  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!takesLetters || ctrlKey || metaKey || altKey) return;
    const letter = key.toLowerCase();
    const way = lookUp(WALK_KEYS, letter);
    const go = way && walk?.[way];
    const decision = HIT_DECISIONS.find((known) => known === lookUp(REVIEW_KEYS, letter));
    const act = go ?? (decision && onJudge && (() => onJudge(decision)));
    if (!act) return;
    // Prevent the default; otherwise the browser would type the letter into the field that receives the focus next.
    event.preventDefault();
    act();
  };
}
