const STOPS = 'a[href], button, input, select, textarea, [tabindex]';
const TYPING = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** Where the focus was: the element and its ancestors below the body, each with its place among its siblings. */
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

/** The child of the body that holds the place: the page itself, or a dialog or menu above it. */
export const rootOf = ({ chain, element }: FocusPlace): Element => chain.at(-1)?.element ?? element;

/** There, not disabled, and neither hidden nor below an open dialog. */
export const isUsable = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** On a touch screen the focus in a text field would open the keyboard over the page. */
const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(STOPS) &&
  element.tabIndex >= 0 &&
  isUsable(element) &&
  !(element.matches(TYPING) && window.matchMedia('(pointer: coarse)').matches);

const stopsIn = (element: Element): HTMLElement[] => [element, ...element.querySelectorAll(STOPS)].filter(isStop);

/** What is in another row where the lost element was in its own, else the row's first stop. */
function counterpartIn(row: Element, way: readonly number[]): HTMLElement | undefined {
  const same = way.reduce<Element | undefined>((element, index) => element?.children[index], row);
  return same && isStop(same) ? same : stopsIn(row)[0];
}

/**
 * The stop nearest to a place whose element is gone or disabled: the same in the row that took its row's place, in the
 * row before, or whatever is next to it. Undefined where nothing is left.
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
