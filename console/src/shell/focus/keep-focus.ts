import { type FocusPlace, isUsable, nearestStop, placeOf, rootOf } from './focus-place';

/** Milliseconds in which dialogs give the focus back by themselves. */
const OTHERS_FIRST = 20;
/** Milliseconds after which a disabled button is taken for one that stays so. */
const STAYS_DISABLED = 800;
/** A dialog over a dialog over the page is as deep as it gets. */
const MAX_TRAIL = 6;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the keyboard's place (WCAG 2.4.3): when what has the focus is removed or disabled (a deleted row, the opener of
 * a dialog, a button while it works), the focus goes to its neighbour, or back to it, instead of to the start of the
 * page. A new page is left to the RouteAnnouncer. Gives the way to stop.
 */
export function keepFocus(): () => void {
  // The last place in the page and in each dialog or menu above it, the newest last.
  let trail: FocusPlace[] = [];
  let disabledSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    disabledSince = null;
    const place = placeOf(target);
    trail = [...trail.filter((other) => rootOf(other) !== rootOf(place)), place].slice(-MAX_TRAIL);
  };
  // Anyone who presses beside everything wants to leave it.
  const leave = () =>
    setTimeout(() => {
      if (isLost()) trail = [];
    }, 0);
  const lookLater = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(restore, delay);
  };
  /** A button that works comes back; one that stays disabled, as 'next' on the last page, is left. */
  const isWaitedFor = (element: Element): boolean => {
    if (!element.isConnected || !element.matches(':disabled')) return false;
    disabledSince ??= Date.now();
    if (element.matches('.MuiButton-loading')) return true;
    const isNew = Date.now() - disabledSince < STAYS_DISABLED;
    if (isNew) lookLater(STAYS_DISABLED);
    return isNew;
  };
  function restore(): void {
    const place = isLost() ? trail.findLast((one) => isUsable(rootOf(one))) : undefined;
    if (!place || place.pathname !== window.location.pathname || isWaitedFor(place.element)) return;
    const found = isUsable(place.element) ? place.element : nearestStop(place);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(() => {
    if (isLost()) lookLater(OTHERS_FIRST);
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
