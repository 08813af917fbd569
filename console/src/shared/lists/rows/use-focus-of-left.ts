import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';

const DIALOG = '[role="dialog"]';

/**
 * Returns the ref of the row under the cursor. If this row leaves the list and takes the focus with it, the row that is
 * then under the cursor gets the focus; otherwise the next key would start at the top of the page. A dialog that is open
 * meanwhile keeps the focus until it closes.
 */
export function useFocusOfLeft(rowOf: () => HTMLElement | undefined, isPeeking: boolean): RefCallback<HTMLElement> {
  const isLost = useRef(false);
  const latest = useLatest(isPeeking);
  useEffect(() => {
    if (!isLost.current || document.querySelector(DIALOG)) return;
    isLost.current = false;
    if (document.activeElement === document.body) rowOf()?.focus();
  });
  return useCallback(
    (row) => () => {
      // React calls this cleanup while the row is still in the document and has the focus.
      const focused = document.activeElement;
      const isHere = row?.contains(focused) || (focused?.closest(DIALOG) ?? null) !== null;
      // A click on the text of the peek panel leaves the focus on the body, and its letters still work.
      isLost.current = isHere || (focused === document.body && latest.current);
    },
    [latest],
  );
}
