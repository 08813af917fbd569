import { useEffect, useState } from 'react';
import { entryOf } from '../entry-of';

/** Milliseconds between two looks for a newer build. */
const UPDATE_CHECK = 10 * 60_000;

async function hasNewerBuild(): Promise<boolean> {
  const own = entryOf(document.documentElement.innerHTML);
  const answer = await fetch('/', { cache: 'no-store' });
  const theirs = answer.ok ? entryOf(await answer.text()) : null;
  return own !== null && theirs !== null && own !== theirs;
}

/**
 * Whether the server has a newer build than the one on screen: looked for every ten minutes while the tab is in view,
 * or found out by a file of this build that is gone.
 */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const onMissing = () => {
      // Without a connection nothing loads, whatever version it is.
      if (navigator.onLine) setNew(true);
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  useEffect(() => {
    if (isNew) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // A server that cannot be reached has no news.
      hasNewerBuild().then(setNew, () => undefined);
    };
    const timer = setInterval(look, UPDATE_CHECK);
    return () => clearInterval(timer);
  }, [isNew]);
  return isNew;
}
