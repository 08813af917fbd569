import { type RefObject, useEffect } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useLatest } from '../../ui/hooks/use-latest';
import type { LeadingColumn, ListColumn } from '../list-column';
import { LISTS } from '../lists.texts';
import { cellText, copiedRows, tabSeparated } from './row-copy';
import { rowsIn } from './row-elements';

interface Copied<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[] | undefined;
  leading: LeadingColumn<Row> | undefined;
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** True if Ctrl+C concerns something other than the table: selected text, a field, or a dialog above the table. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.getSelection()?.isCollapsed === false ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest(FIELDS) !== null);

/**
 * Ctrl+C copies the selected rows with their headings, otherwise the row under the cursor, otherwise the cell under the
 * mouse pointer, in a format for spreadsheets.
 */
export function useRowCopy<Row extends RaRecord>(box: RefObject<HTMLElement | null>, copied: Copied<Row>): void {
  const t = useText();
  const notify = useNotify();
  const latest = useLatest({ ...copied, t, notify });
  useEffect(() => {
    const textOf = (): { text: string; said: string } | null => {
      const { columns, rows = [], leading, t: say } = latest.current;
      const elements = rowsIn(box.current);
      const selected = elements.filter((_, place) => {
        const row = rows[place];
        return row !== undefined && leading?.isSelected(row);
      });
      const reached = elements.find((row) => row === document.activeElement);
      const chosen = selected.length === 0 && reached ? [reached] : selected;
      if (chosen.length > 0)
        return { text: copiedRows(columns, chosen), said: say(LISTS.copiedRows, { count: chosen.length }) };
      const cell = box.current?.querySelector('tbody td:not(.leading):hover');
      return cell ? { text: tabSeparated([[cellText(cell)]]), said: say(LISTS.copiedCell) } : null;
    };
    const onCopy = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData || isElsewhere(event.target)) return;
      const copy = textOf();
      if (!copy) return;
      event.clipboardData.setData('text/plain', copy.text);
      event.preventDefault();
      latest.current.notify(copy.said, { type: 'success' });
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [box, latest]);
}
