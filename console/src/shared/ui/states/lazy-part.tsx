import { type ComponentType, lazy, useEffect, useState } from 'react';

interface Loadable {
  load: () => Promise<unknown>;
}

/**
 * Creates a component whose code is loaded on its first render or by `load`. If the code is already loaded, the
 * component renders it without `lazy`, because React delays the content by 300 ms once it has shown a fallback.
 */
export function lazyPart<Props extends object>(fetchCode: () => Promise<{ default: ComponentType<Props> }>) {
  let Fetched: ComponentType<Props> | undefined;
  const load = async () => {
    const code = await fetchCode();
    Fetched = code.default;
    return code;
  };
  const Lazy = lazy(load);
  function LazyPart(props: Props) {
    // Keep the same component while the part is mounted: switching from `Lazy` to `Fetched` would reset its state.
    const [{ Part }] = useState(() => ({ Part: Fetched ?? Lazy }));
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { load });
}

/** Loads code that the user may need next. Ignores failures: rendering the part retries. */
export const loadAhead = (parts: readonly Loadable[]): void => {
  for (const part of parts) void part.load().catch(() => undefined);
};

interface Connection {
  saveData?: boolean;
}

const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true;

/**
 * Runs `work` once while the browser is idle; the returned function cancels it. Does nothing in browsers without idle
 * callbacks or with data saving.
 */
export function whenIdle(work: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window) || savesData()) return undefined;
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
}

/** Loads the code of these parts while the browser is idle. `parts` must be constant. */
export function useLoadAhead(parts: readonly Loadable[]): void {
  useEffect(() => whenIdle(() => loadAhead(parts)), [parts]);
}
