import { lookUp } from '@homologa/domain/language/record-of';
import { type KeyboardEvent, type RefCallback, type RefObject, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useLetterKeys } from '../../ui/hooks/use-letter-keys';
import { rowAfter } from './row-after';
import { openRow, rowsIn, selectRow } from './row-elements';
import { useFocusOfLeft } from './use-focus-of-left';
import { usePeekPanel } from './use-peek-panel';

const LETTERS = { j: 'next', k: 'previous', x: 'select' } as const;
const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

interface CursorOptions {
  /** Undefined while loading. */
  rows: readonly RaRecord[] | undefined;
  canPeek: boolean;
}

interface RowCursor {
  /** Id of the row in the tab order; null selects the first row. */
  at: Identifier | null;
  setAt: (id: Identifier) => void;
  /** Ref of the row under the cursor. */
  reachedRef: RefCallback<HTMLElement>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  isPeeking: boolean;
  endPeek: () => void;
  onPanelKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Row cursor of a table. The keys j and k move it from anywhere on the page, the arrow keys from a row, and the focus
 * follows. x selects the row, Enter opens it, Space opens its peek panel, and Tab enters the panel. If the row under the
 * cursor leaves the list, the cursor goes to the row that followed it, and the focus with it.
 */
export function useRowCursor(
  box: RefObject<HTMLElement | null>,
  panelBox: RefObject<HTMLElement | null>,
  { rows: shown, canPeek }: CursorOptions,
): RowCursor {
  const [isPeeking, setPeeking] = useState(false);
  const [at, setAt] = useState<Identifier | null>(null);
  const [order, setOrder] = useState<readonly Identifier[]>([]);
  const ids = shown?.map(({ id }) => id) ?? order;
  // Compare the ids, because a list may pass an equal new array on each render.
  if (ids.length !== order.length || ids.some((id, place) => id !== order[place])) {
    setOrder(ids);
    if (at !== null && !ids.includes(at)) setAt(rowAfter(at, order, ids));
  }
  const placed = (rows: readonly HTMLElement[]) => rows.findIndex(({ dataset }) => dataset['row'] === String(at));
  const move = (step: number) => {
    const rows = rowsIn(box.current);
    const place = placed(rows);
    const isThere = rows[place]?.contains(document.activeElement) ?? false;
    // If the focus was outside of the table, the first key press does not move the cursor but only focuses its row.
    const next = isThere ? place + step : Math.max(place, 0);
    rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
  };
  const act = (letter: (typeof LETTERS)[keyof typeof LETTERS]) => {
    if (letter !== 'select') return move(letter === 'next' ? 1 : -1);
    const rows = rowsIn(box.current);
    const row = rows[placed(rows)];
    if (row) selectRow(row);
  };
  useLetterKeys(LETTERS, act, { region: box });
  const reachedRow = () => {
    const rows = rowsIn(box.current);
    return rows[Math.max(placed(rows), 0)];
  };
  const reachedRef = useFocusOfLeft(reachedRow, isPeeking);
  const panel = usePeekPanel(panelBox, { isOpen: isPeeking, rowOf: reachedRow, close: () => setPeeking(false) });
  return {
    at,
    setAt,
    reachedRef,
    isPeeking,
    endPeek: panel.end,
    onPanelKeyDown: panel.onKeyDown,
    onKeyDown: (event) => {
      const row = event.target as HTMLElement;
      // Ignore keys pressed inside a cell: they are for the cell's link, checkbox or menu.
      if (row.dataset['row'] === undefined || event.altKey) return;
      if (event.key === 'Enter') {
        if (openRow(row, event)) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey) return;
      if (event.key === 'Tab') {
        if (!event.shiftKey && isPeeking && panel.enter()) event.preventDefault();
        return;
      }
      const step = lookUp(ARROWS, event.key);
      if (event.key === ' ' && canPeek) setPeeking(!isPeeking);
      else if (step !== undefined) move(step);
      else return;
      event.preventDefault();
    },
  };
}
