import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';

const CONTROLS = ':is(a[href], button:not(:disabled))';
/** Selector of elements that handle Escape themselves. */
const ABOVE = '[role="dialog"], [role="menu"], [role="listbox"]';

interface Peek {
  isOpen: boolean;
  rowOf: () => HTMLElement | undefined;
  close: () => void;
}

interface PeekPanel {
  /** Moves the focus to the first control of the panel. Returns false if the panel has no controls. */
  enter: () => boolean;
  /** Closes the panel. If the focus is inside the panel, moves it to the row. */
  end: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Keyboard navigation of the peek panel: Tab enters it from the row, Shift+Tab returns to the row, Escape closes it
 * from anywhere.
 */
export function usePeekPanel(box: RefObject<HTMLElement | null>, { isOpen, rowOf, close }: Peek): PeekPanel {
  const controls = () => [...(box.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const end = () => {
    const focused = document.activeElement;
    if (focused === document.body || box.current?.contains(focused)) rowOf()?.focus();
    close();
  };
  const latest = useLatest(end);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(ABOVE)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, latest]);
  return {
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
