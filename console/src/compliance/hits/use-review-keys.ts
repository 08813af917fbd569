import { lookUp } from '@homologa/domain/language/record-of';
import type { HitDecision } from '@homologa/domain/screenings/screening-rules';
import { useEffect } from 'react';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { useRemembered } from '../../shared/ui/hooks/use-remembered';

export type ReviewAction = 'next' | 'previous' | 'select' | HitDecision;

export const useTakesLetters = (): boolean => useRemembered('homologa.shortcuts', true)[0];

export const REVIEW_KEYS: Readonly<Record<string, ReviewAction>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  t: 'true_match',
  f: 'false_positive',
  o: 'open',
};

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null || (target instanceof Element && target.closest(TYPING) !== null);

/** Handles the review's key bindings; returns whether single letters are enabled. */
export function useReviewKeys(act: (action: ReviewAction) => void): boolean {
  const takesLetters = useTakesLetters();
  const latest = useLatest(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (!takesLetters || ctrlKey || metaKey || altKey || defaultPrevented || isBusy(target)) return;
      const action = lookUp(REVIEW_KEYS, key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest, takesLetters]);
  return takesLetters;
}
