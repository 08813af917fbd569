/** Milliseconds that the heading of a page which still loads is waited for. */
const PATIENCE = 5000;

const isInDialog = (element: Element | null): boolean => element?.closest('[role="dialog"]') != null;

/** Whether the reader has gone on by themselves: into a field of the new page, into a dialog. */
const isTaken = (content: HTMLElement, startedAt: Element | null): boolean => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === startedAt) return false;
  return isInDialog(activeElement) || content.contains(activeElement);
};

/**
 * Moves the focus to the page's heading once it is there. A heading that was there before means the same page with
 * another tab open: then the focus stays where it is. Gives the way to stop waiting.
 */
export function focusHeading(
  content: HTMLElement,
  former: Element | null,
  onFound: (heading: Element) => void,
): () => void {
  const startedAt = document.activeElement;
  const attempt = (): boolean => {
    const heading = content.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    onFound(heading);
    if (heading !== former && !isTaken(content, startedAt)) {
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
