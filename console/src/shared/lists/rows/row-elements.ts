/** Class of the cell whose link or button opens the row. */
export const OPENING_CELL = 'opens';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="checkbox"], .leading';

export const rowsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Clicks the row's checkbox, so that keyboard and mouse selection share one code path. */
export const selectRow = (row: HTMLElement): void =>
  row.querySelector<HTMLInputElement>('.leading input[type="checkbox"]')?.click();

interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Clicks the row's link or button. With Ctrl or Cmd, a link opens in a new tab. Returns false if the row has neither a
 * link nor a button.
 */
export function openRow(row: HTMLElement, { ctrlKey, metaKey }: Modifiers): boolean {
  const controls = ctrlKey || metaKey ? ['a[href]'] : ['a[href]', 'button:not(:disabled)'];
  const opener = row.querySelector(controls.map((control) => `.${OPENING_CELL} ${control}`).join());
  opener?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  return opener !== null;
}

/**
 * True for a click on the row itself: not on a control, not in a portal such as a menu, and not at the end of a text
 * selection.
 */
export function isOnRow(row: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !row.contains(target) || target.closest(CONTROLS)) return false;
  return document.getSelection()?.isCollapsed !== false;
}
