import { useEffect, useState } from 'react';
import { entryOf } from '../entry-of';

/** Milliseconds between two checks for a newer build. */
const UPDATE_CHECK = 10 * 60_000;

async function hasNewerBuild(): Promise<boolean> {
  const own = entryOf(document.documentElement.innerHTML);
  const answer = await fetch('/', { cache: 'no-store' });
  const theirs = answer.ok ? entryOf(await answer.text()) : null;
  return own !== null && theirs !== null && own !== theirs;
}

/**
 * True if the server has a newer build than the open page. Checks periodically while the tab is visible, and after a
 * failed import, because a new build removes the old files.
 */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (isNew) return undefined;
    // Ignore an unreachable server, because the check runs again later.
    const check = () => void hasNewerBuild().then(setNew, () => undefined);
    const checkVisible = () => {
      if (document.visibilityState === 'visible') check();
    };
    const timer = setInterval(checkVisible, UPDATE_CHECK);
    window.addEventListener('vite:preloadError', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('vite:preloadError', check);
    };
  }, [isNew]);
  return isNew;
}
