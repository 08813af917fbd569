import { type FocusPlace, isUsable, nearestStop, placeOf, rootOf } from './focus-place';

/** Milliseconds to wait for dialogs, which restore the focus themselves. */
const OTHERS_FIRST = 20;
/** Milliseconds after which a disabled button counts as permanently disabled. */
const STAYS_DISABLED = 800;
/** Maximum number of remembered positions: one for the page and one per dialog or menu above it. */
const MAX_TRAIL = 6;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Restores the focus if the focused element is removed or disabled (WCAG 2.4.3): returns it to the element once a busy
 * button is enabled again, or moves it to a neighbour, instead of the start of the page. `RouteAnnouncer` handles new
 * pages. Returns a function that stops it.
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
  // A click on an empty area removes the focus on purpose, so forget the remembered positions.
  const leave = () =>
    setTimeout(() => {
      if (isLost()) trail = [];
    }, 0);
  const scheduleLookup = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(restore, delay);
  };
  /**
   * True while a disabled button may be enabled again, such as a busy button. False for a button that stays disabled,
   * such as 'next' on the last page.
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
