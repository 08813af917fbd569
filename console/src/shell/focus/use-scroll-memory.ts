import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const STORED = 'homologa.scroll';
/** Milliseconds to wait until a loading page is tall enough. */
const PATIENCE = 3000;
const KEPT = 60;

type Heights = Record<string, number>;

function readHeights(): Heights {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Heights;
  } catch {
    return {};
  }
}

function write(key: string, height: number): void {
  const { [key]: _former, ...others } = readHeights();
  const entries = [...Object.entries(others), [key, height] as const].slice(-KEPT);
  sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(entries)));
}

/**
 * Scrolls to the position once the page is tall enough, unless the user scrolls first. Returns a function that cancels
 * the scrolling.
 */
function scrollWhenPossible(height: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(sign, stop);
  };
  const attempt = () => {
    window.scrollTo(0, height);
    if (Math.abs(window.scrollY - height) < 2) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, PATIENCE);
  for (const sign of ['wheel', 'touchmove', 'keydown']) window.addEventListener(sign, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * Scrolls a new page to its top. When the user goes back, restores the scroll position, even on pages that first have
 * to load data.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  // The location's key alone is not unique: every page that the browser loads directly has the same key.
  const place = `${key} ${pathname}`;
  const type = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const note = () => write(place, window.scrollY);
    // Store the position only after scrolling has stopped: otherwise the scroll position of the next page could be
    // stored for this page.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(note, 100);
    };
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, [place]);
  useEffect(() => {
    const known = type === NavigationType.Pop ? readHeights()[place] : undefined;
    if (known) return scrollWhenPossible(known);
    // If no position is stored, scroll to the top; otherwise the new page would keep the scroll position of the
    // previous page.
    if (!hash) window.scrollTo(0, 0);
    return undefined;
    // A changed filter or tab of the same page keeps the scroll position.
    // oxlint-disable-next-line react/exhaustive-deps -- only a new page moves the reader, not a new search
  }, [pathname]);
}
