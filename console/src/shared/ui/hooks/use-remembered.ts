import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The browser sends the event `storage` only to the other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A boolean stored in this browser, shared by all its users. A change takes effect at once in all components and tabs. */
export function useRemembered(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === 'true';
  });
  const remember = useCallback(
    (next: boolean) => {
      localStorage.setItem(key, String(next));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, remember];
}
