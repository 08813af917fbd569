import { lookUp } from '@homologa/domain/language/record-of';
import { useEffect } from 'react';
import { useLatest } from './use-latest';
import { useRemembered } from './use-remembered';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null || (target instanceof Element && target.closest(TYPING) !== null);

/** False for users who have disabled single letters, such as those of speech input (WCAG 2.1.4). */
export const useTakesLetters = (): boolean => useRemembered('homologa.shortcuts', true)[0];

/**
 * Calls `act` with the action of a pressed letter, but not while a dialog is open or something is typed. Returns whether
 * single letters are enabled.
 */
export function useLetterKeys<Action>(
  actions: Readonly<Record<string, Action>>,
  act: (action: Action) => void,
): boolean {
  const takesLetters = useTakesLetters();
  const latest = useLatest({ actions, act });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (!takesLetters || ctrlKey || metaKey || altKey || defaultPrevented || isBusy(target)) return;
      const action = lookUp(latest.current.actions, key.toLowerCase());
      if (action === undefined) return;
      event.preventDefault();
      latest.current.act(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest, takesLetters]);
  return takesLetters;
}
