import { useCallback, useSyncExternalStore } from 'react';
import { storeChoice, subscribeToChoices } from './stored-choices';

/** A boolean stored in this browser, shared by all its users. A change takes effect at once in all components and tabs. */
export function useRemembered(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribeToChoices, () => {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === 'true';
  });
  const remember = useCallback((next: boolean) => storeChoice(key, String(next)), [key]);
  return [value, remember];
}
