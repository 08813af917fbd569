import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds before each poll; after the last poll, only a click or a return to the page polls again. */
const LOOK_DELAYS: readonly number[] = [1500, 2000, 3000, 5000, 5000, 10_000, 10_000, 15_000, 15_000];

export const delayBeforeLook = (looks: number): number | null => LOOK_DELAYS[looks] ?? null;

const FIRST = { looks: 0 };

/**
 * Polls with growing delays while `isAwaited`, and whenever the page becomes visible. Returns whether a poll is
 * scheduled, and a function that restarts the polling.
 */
export function useLookAgain(
  isAwaited: boolean,
  look: () => Promise<unknown>,
): [isLooking: boolean, begin: () => void] {
  const [turn, setTurn] = useState(FIRST);
  const newest = useRef(look);
  useEffect(() => {
    newest.current = look;
  }, [look]);
  const delay = isAwaited ? delayBeforeLook(turn.looks) : null;

  useEffect(() => {
    const wait = isAwaited ? delayBeforeLook(turn.looks) : null;
    if (wait === null) return undefined;
    const next = () => setTurn({ looks: turn.looks + 1 });
    const timer = setTimeout(() => void newest.current().then(next, next), wait);
    return () => clearTimeout(timer);
  }, [isAwaited, turn]);

  const begin = useCallback(() => setTurn({ ...FIRST }), []);
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
