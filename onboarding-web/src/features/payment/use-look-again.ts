import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds before each poll. After the last poll, the page polls again only after a click or when it becomes
 * visible again.
 */
const LOOK_DELAYS: readonly number[] = [1500, 2000, 3000, 5000, 5000, 10_000, 10_000, 15_000, 15_000];

/** Polls for a boleto: its number comes within seconds, its payment in days, which a mail tells. */
const SLOW_DELAYS: readonly number[] = [1500, 2000, 3000, 5000, 15_000, 60_000, 300_000];

export const delayBeforeLook = (looks: number, isSlow = false): number | null =>
  (isSlow ? SLOW_DELAYS : LOOK_DELAYS)[looks] ?? null;

interface Turn {
  looks: number;
  /** Kind of delays that `looks` counts; absent before the first poll. */
  isSlow?: boolean;
}

const FIRST: Turn = { looks: 0 };

/**
 * Polls with growing delays while `isAwaited`, and whenever the page becomes visible. With `isSlow`, the delays suit a
 * payment that takes days; when it changes, the polling starts over. Returns whether a poll is scheduled, and a function that restarts the polling.
 */
export function useLookAgain(
  isAwaited: boolean,
  look: () => Promise<unknown>,
  isSlow = false,
): [isLooking: boolean, begin: () => void] {
  const [turn, setTurn] = useState(FIRST);
  const newest = useRef(look);
  useEffect(() => {
    newest.current = look;
  }, [look]);
  const looks = turn.isSlow === isSlow ? turn.looks : 0;
  const delay = isAwaited ? delayBeforeLook(looks, isSlow) : null;

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `turn` with the same number restarts the delay
  useEffect(() => {
    if (delay === null) return undefined;
    const next = () => setTurn({ looks: looks + 1, isSlow });
    const timer = setTimeout(() => void newest.current().then(next, next), delay);
    return () => clearTimeout(timer);
  }, [delay, looks, isSlow, turn]);

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
