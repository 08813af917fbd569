import { useSyncExternalStore } from 'react';

type OpenedPart = 'palette' | 'help' | null;

let opened: OpenedPart = null;
const listeners = new Set<() => void>();

export function openPart(part: OpenedPart): void {
  opened = part;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenedPart = (): OpenedPart => useSyncExternalStore(subscribe, () => opened);
