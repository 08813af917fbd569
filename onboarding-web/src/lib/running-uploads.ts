import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function set(next: number): void {
  if (running === 0 && next > 0) window.addEventListener('beforeunload', warn);
  if (running > 0 && next === 0) window.removeEventListener('beforeunload', warn);
  running = next;
  for (const listener of listeners) listener();
}

/** Counts an upload for as long as it runs: who would close the page is asked first. */
export function countUpload(done: Promise<unknown>): void {
  set(running + 1);
  const end = () => set(running - 1);
  done.then(end, end);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a file is on its way: whoever leaves the screen now loses it. */
export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, () => running > 0);
