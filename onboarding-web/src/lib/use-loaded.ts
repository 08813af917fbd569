import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; value: T };

/** Loads when `load` changes and when asked again; an answer that comes too late is dropped. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return [loaded, reload];
}
