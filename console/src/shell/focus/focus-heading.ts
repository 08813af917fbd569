/** Milliseconds to wait for the heading of a loading page. */
const PATIENCE = 5000;

const isInDialog = (element: Element | null): boolean => element?.closest('[role="dialog"]') != null;

const isTaken = (content: HTMLElement, startedAt: Element | null): boolean => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === startedAt) return false;
  return isInDialog(activeElement) || content.contains(activeElement);
};

interface FormerFocus {
  /** The heading of the previous page. */
  heading: Element | null;
  /** The pathname at the time when the focused element received the focus. */
  pathname: string | null;
}

/**
 * Focuses the page's heading once it is rendered. Does not move the focus if a dialog was opened while the page was
 * loading, if a field of the new page already has it, so that no typed letter is lost, or if the heading is unchanged, which means that the user opened another tab of the same page. Returns a
 * function that stops waiting.
 */
export function focusHeading(
  content: HTMLElement,
  former: FormerFocus,
  onFound: (heading: Element) => void,
): () => void {
  const { activeElement } = document;
  const isOfNewPage =
    former.pathname === window.location.pathname && (isInDialog(activeElement) || content.contains(activeElement));
  const startedAt = isOfNewPage ? null : activeElement;
  const attempt = (): boolean => {
    const heading = content.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    onFound(heading);
    if (heading !== former.heading && !isTaken(content, startedAt)) {
      heading.tabIndex = -1;
      heading.style.outline = 'none';
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true });
  return stop;
}
