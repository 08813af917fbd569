import { createStore, useStore } from '@homologa/web/state/store';

const running = createStore(0);

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

running.subscribe(() => {
  if (running.get() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

export function countUpload(done: Promise<unknown>): void {
  running.set(running.get() + 1);
  const end = () => running.set(running.get() - 1);
  done.then(end, end);
}

/** Returns true during an upload, which leaving the screen would cancel. */
export const useIsUploading = (): boolean => useStore(running) > 0;
