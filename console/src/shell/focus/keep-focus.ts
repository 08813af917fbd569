import { type FocusPlace, isUsable, nearestStop, placeOf, rootOf } from './focus-place';

/** Milliseconds to wait for dialogs, which restore the focus themselves. */
const OTHERS_FIRST = 20;
/** Milliseconds after which a disabled button counts as permanently disabled. */
const STAYS_DISABLED = 800;
/** Maximum number of remembered positions: one position for the page and one for each dialog or menu above the page. */
const MAX_TRAIL = 6;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Restores the focus after the focused element was removed or disabled (WCAG 2.4.3), because browsers would move the
 * focus to the start of the page. A busy button gets the focus back once it is enabled again; in all other cases a
 * neighbour gets it. `RouteAnnouncer` handles new pages. Returns a function that stops the observation.
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
  // The user clicked on an empty area to remove the focus, so forget the remembered positions.
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
