const STOPS = 'a[href], button, input, select, textarea, [tabindex]';
const TYPING = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** Position of the focus: the element and its ancestors up to the body, each with its index among its siblings. */
export interface FocusPlace {
  element: Element;
  pathname: string;
  chain: readonly { element: Element; index: number }[];
}

export function placeOf(target: Element): FocusPlace {
  const chain: { element: Element; index: number }[] = [];
  for (let element = target; element.parentElement && element !== document.body; element = element.parentElement) {
    chain.push({ element, index: [...element.parentElement.children].indexOf(element) });
  }
  return { element: target, pathname: window.location.pathname, chain };
}

export const rootOf = ({ chain, element }: FocusPlace): Element => chain.at(-1)?.element ?? element;

/** True if the element is attached, enabled, visible and not covered by a dialog. */
export const isUsable = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * True for elements that may receive the focus. Excludes text fields on touch screens, where the focus would open the
 * keyboard.
 */
const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(STOPS) &&
  element.tabIndex >= 0 &&
  isUsable(element) &&
  !(element.matches(TYPING) && window.matchMedia('(pointer: coarse)').matches);

const stopsIn = (element: Element): HTMLElement[] => [element, ...element.querySelectorAll(STOPS)].filter(isStop);

/**
 * Finds the element in another row whose position in that row equals the lost element's position in its own row;
 * otherwise the first focusable element of the other row.
 */
function counterpartIn(row: Element, way: readonly number[]): HTMLElement | undefined {
  const same = way.reduce<Element | undefined>((element, index) => element?.children[index], row);
  return same && isStop(same) ? same : stopsIn(row)[0];
}

/**
 * Finds the focusable element nearest to a removed or disabled element: the element at the same position in the next or
 * previous row, otherwise the next focusable element around the rows; otherwise undefined.
 */
export function nearestStop({ chain }: FocusPlace): HTMLElement | undefined {
  const kept = chain.findIndex(({ element }) => element.isConnected && !element.matches(':disabled'));
  const row = chain[kept - 1];
  const around = chain[kept]?.element;
  if (!row || !around) return undefined;
  const way = chain.slice(0, kept - 1).map(({ index }) => index);
  const rows = [...around.children];
  for (const other of [...rows.slice(row.index), ...rows.slice(0, row.index).toReversed()]) {
    const stop = counterpartIn(other, way.toReversed());
    if (stop) return stop;
  }
  for (const { element } of chain.slice(kept + 1)) {
    const stops = stopsIn(element).filter((stop) => !stop.contains(around));
    const next = stops.find((stop) => around.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    const found = next ?? stops.at(-1);
    if (found) return found;
  }
  return undefined;
}
