import { useCallback, useRef, useState } from 'react';

/** Runs one thing at a time: a second press while it runs is ignored. */
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
  // What the work did not expect belongs to the crash screen.
  if (crash !== null) throw crash;
  return [isBusy, run];
}
