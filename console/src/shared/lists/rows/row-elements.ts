/** Class of the cell whose link or button opens the row. */
export const OPENING_CELL = 'opens';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="checkbox"], .leading';

export const rowsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Presses the row's own box, so that what selects rows is asked in one place. */
export const selectRow = (row: HTMLElement): void =>
  row.querySelector<HTMLInputElement>('.leading input[type="checkbox"]')?.click();

interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Presses the row's link, which a browser opens in a new tab with Ctrl or Cmd, or its button, which has no tab of its
 * own. Returns false for a row that has neither.
 */
export function openRow(row: HTMLElement, { ctrlKey, metaKey }: Modifiers): boolean {
  const controls = ctrlKey || metaKey ? ['a[href]'] : ['a[href]', 'button:not(:disabled)'];
  const opener = row.querySelector(controls.map((control) => `.${OPENING_CELL} ${control}`).join());
  opener?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  return opener !== null;
}

/**
 * True for a press on the row itself: not on a control, not in a menu that React draws elsewhere, and not the end of
 * selecting text with the mouse.
 */
export function isOnRow(row: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !row.contains(target) || target.closest(CONTROLS)) return false;
  return document.getSelection()?.isCollapsed !== false;
}
