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
 * True if the server has a newer build than the open page. Checks periodically while the tab is visible. A failed
 * import also counts as a newer build, because a new build removes the old files.
 */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const onMissing = () => {
      // Ignore failed imports while offline, because every import fails then.
      if (navigator.onLine) setNew(true);
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  useEffect(() => {
    if (isNew) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // Ignore an unreachable server, because the check runs again later.
      hasNewerBuild().then(setNew, () => undefined);
    };
    const timer = setInterval(look, UPDATE_CHECK);
    return () => clearInterval(timer);
  }, [isNew]);
  return isNew;
}
