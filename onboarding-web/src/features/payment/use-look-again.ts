import { useCallback, useEffect, useRef, useState } from 'react';
import { delayBeforeLook } from './look-again';

/**
 * Looks again and again while something is awaited, less and less often and never for ever; and whenever the person
 * comes back to the page. Gives whether it is looking by itself, and a way to begin anew.
 */
export function useLookAgain(
  isAwaited: boolean,
  look: () => Promise<unknown>,
): [isLooking: boolean, begin: () => void] {
  const [looks, setLooks] = useState(0);
  const newest = useRef(look);
  useEffect(() => {
    newest.current = look;
  }, [look]);
  const delay = isAwaited ? delayBeforeLook(looks) : null;

  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => {
      // A look that fails is no news: the next one follows.
      newest.current().then(
        () => setLooks((before) => before + 1),
        () => setLooks((before) => before + 1),
      );
    }, delay);
    return () => clearTimeout(timer);
    // `looks` too: two delays may be equal.
  }, [delay, looks]);

  const begin = useCallback(() => setLooks(0), []);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      newest.current().catch(() => {});
      begin();
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [isAwaited, begin]);
  return [delay !== null, begin];
}
