import { useCallback, useRef, useState } from 'react';

/** Runs one task at a time; calls during a running task are ignored. */
export function useSubmit(): [isBusy: boolean, run: (work: () => Promise<void>) => void] {
  const [isBusy, setBusy] = useState(false);
  const [crash, setCrash] = useState<unknown>(null);
  const running = useRef(false);
  const run = useCallback((work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    work()
      .catch((error: unknown) => setCrash(error ?? new Error('unknown')))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  // Throw unexpected errors during rendering, so that the crash screen shows them.
  if (crash !== null) throw crash;
  return [isBusy, run];
}
