import { lookUp } from '@homologa/domain/language/record-of';
import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest';
import { useRemembered } from './use-remembered';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/** True for a field or menu that takes letters itself. A checkbox takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null || isTyping(target);

/** False if the user has disabled single-letter shortcuts, which speech input may trigger by accident (WCAG 2.1.4). */
export const useTakesLetters = (): boolean => useRemembered('homologa.shortcuts', true)[0];

export interface LetterClaim {
  /** Region of the page whose list the letter keys control. */
  region?: RefObject<HTMLElement | null>;
  /** True for the list that handles the letter keys while the focus is outside of all regions. */
  isFirst?: boolean;
}

interface Taker extends LetterClaim {
  actions: Readonly<Record<string, unknown>>;
}

const TAKERS = new Set<RefObject<Taker>>();

const strengthOf = ({ region, isFirst }: LetterClaim): number =>
  region?.current?.contains(document.activeElement) ? 2 : isFirst ? 1 : 0;

/**
 * Finds the handler of a letter. Several lists of a page may use the same letter: the list that contains the focus has
 * priority, then the list with `isFirst`.
 */
function takerOf(letter: string): RefObject<Taker> | undefined {
  const able = [...TAKERS].filter(({ current }) => lookUp(current.actions, letter) !== undefined);
  return able.toSorted((a, b) => strengthOf(b.current) - strengthOf(a.current))[0];
}

/**
 * Calls `act` with the action of a pressed letter, except while a dialog is open or the user is typing. Returns whether
 * single letters are enabled.
 */
export function useLetterKeys<Action>(
  actions: Readonly<Record<string, Action>>,
  act: (action: Action) => void,
  { region, isFirst = false }: LetterClaim = {},
): boolean {
  const takesLetters = useTakesLetters();
  const latest = useLatest({ actions, act, region, isFirst });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (!takesLetters || ctrlKey || metaKey || altKey || defaultPrevented || isBusy(target)) return;
      const letter = key.toLowerCase();
      const action = lookUp(latest.current.actions, letter);
      if (action === undefined || takerOf(letter) !== latest) return;
      event.preventDefault();
      latest.current.act(action);
    };
    TAKERS.add(latest);
    window.addEventListener('keydown', onKey);
    return () => {
      TAKERS.delete(latest);
      window.removeEventListener('keydown', onKey);
    };
  }, [latest, takesLetters]);
  return takesLetters;
}
