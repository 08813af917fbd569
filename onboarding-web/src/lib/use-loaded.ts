import { startTransition, useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; value: T };

/** Load in progress. Each load gets a new object, so that results of older loads are ignored. */
interface Turn<T> {
  load: () => Promise<T>;
}

const LOADING = { state: 'loading' } as const;

/** Loads the data when `load` changes and when `reload` is called. Drops stale responses. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, reload: () => void] {
  const [asked, setAsked] = useState<Turn<T>>({ load });
  const [outcome, setOutcome] = useState<{ turn: Turn<T>; loaded: Loaded<T> } | null>(null);
  const turn = asked.load === load ? asked : { load };
  if (turn !== asked) setAsked(turn);
  useEffect(() => {
    // As a transition, a whole screen renders in short tasks.
    const end = (loaded: Loaded<T>) => startTransition(() => setOutcome({ turn: asked, loaded }));
    asked.load().then(
      (value) => end({ state: 'ready', value }),
      (error: unknown) => end({ state: 'failed', error }),
    );
  }, [asked]);
  const reload = useCallback(() => setAsked({ load }), [load]);
  return [outcome?.turn === turn ? outcome.loaded : LOADING, reload];
}
