import { type FocusPlace, isUsable, nearestStop, placeOf, rootOf } from './focus-place';

/** Milliseconds in which dialogs restore the focus themselves. */
const OTHERS_FIRST = 20;
/** Milliseconds after which a disabled button counts as permanently disabled. */
const STAYS_DISABLED = 800;
/** Positions remembered: the page, and dialogs and menus above it. */
const MAX_TRAIL = 6;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Restores a lost focus (WCAG 2.4.3): if the focused element is removed or disabled (a deleted row, a busy button), the
 * focus returns to it or moves to its neighbour, not to the start of the page. `RouteAnnouncer` handles new pages.
 * Returns the function that stops it.
 */
export function keepFocus(): () => void {
  // The last position in the page and in each dialog or menu above it, the newest last.
  let trail: FocusPlace[] = [];
  let disabledSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    disabledSince = null;
    const place = placeOf(target);
    trail = [...trail.filter((other) => rootOf(other) !== rootOf(place)), place].slice(-MAX_TRAIL);
  };
  // A click on an empty area removes the focus deliberately, so forget where it was.
  const leave = () =>
    setTimeout(() => {
      if (isLost()) trail = [];
    }, 0);
  const scheduleLookup = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(restore, delay);
  };
  /**
   * Waits for a busy button to be enabled again; gives up on a button that stays disabled, such as 'next' on the last
   * page.
   */
  const isWaitedFor = (element: Element): boolean => {
    if (!element.isConnected || !element.matches(':disabled')) return false;
    disabledSince ??= Date.now();
    if (element.matches('.MuiButton-loading')) return true;
    const isNew = Date.now() - disabledSince < STAYS_DISABLED;
    if (isNew) scheduleLookup(STAYS_DISABLED);
    return isNew;
  };
  function restore(): void {
    const place = isLost() ? trail.findLast((one) => isUsable(rootOf(one))) : undefined;
    if (!place || place.pathname !== window.location.pathname || isWaitedFor(place.element)) return;
    const found = isUsable(place.element) ? place.element : nearestStop(place);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(() => {
    if (isLost()) scheduleLookup(OTHERS_FIRST);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('mousedown', leave);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', note);
    document.removeEventListener('mousedown', leave);
  };
}
