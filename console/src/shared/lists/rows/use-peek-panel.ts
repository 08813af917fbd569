import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';

const CONTROLS = ':is(a[href], button:not(:disabled))';
/** What closes by Escape itself. */
const ABOVE = '[role="dialog"], [role="menu"], [role="listbox"]';

export interface PeekPanel {
  ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the panel's first control; false if it has none. */
  enter: () => boolean;
  /** Closes the panel; the focus that was in it, which would be lost, returns to the row. */
  end: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Ways of the keyboard into and out of the panel of the row that is peeked at: Tab from the row, Shift+Tab back to it,
 * and Escape from anywhere on the page.
 */
export function usePeekPanel(isOpen: boolean, rowOf: () => HTMLElement | undefined, close: () => void): PeekPanel {
  const ref = useRef<HTMLDivElement>(null);
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const end = () => {
    const focused = document.activeElement;
    if (focused === document.body || ref.current?.contains(focused)) rowOf()?.focus();
    close();
  };
  const latest = useLatest(end);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(ABOVE)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, latest]);
  return {
    ref,
    end,
    enter: () => {
      const [first] = controls();
      first?.focus();
      return first !== undefined;
    },
    onKeyDown: (event) => {
      if (event.key !== 'Tab' || !event.shiftKey || event.target !== controls()[0]) return;
      event.preventDefault();
      rowOf()?.focus();
    },
  };
}
