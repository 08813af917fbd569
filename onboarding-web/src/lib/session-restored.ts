import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/**
 * Calls `listener` after each login with the account whose session had ended on this page, which has stayed open
 * meanwhile. Returns the function that removes the listener.
 */
export function onSessionRestored(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `onSessionRestored` for components. */
export function useSessionRestored(listener: () => void): void {
  const told = useEffectEvent(listener);
  useEffect(() => onSessionRestored(() => told()), []);
}

/** Called with the new session in place, so that listeners can send with it. */
export function tellSessionRestored(): void {
  for (const listener of listeners) listener();
}
