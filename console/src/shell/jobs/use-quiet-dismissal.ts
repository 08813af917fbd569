import { useEffect } from 'react';
import { hasFile, type TrackedJob } from '../../shared/jobs/job-store';

/** Milliseconds for which a successfully finished job stays in the tray. */
export const FINISHED_SHOWN = 20_000;

/**
 * True if a finished job leaves the user nothing to do: it succeeded, its file is downloaded and it skipped nothing. The
 * downloads page keeps its file.
 */
export function isQuiet({ job, error, isFetched }: TrackedJob): boolean {
  if (job.state !== 'completed' || error !== null || job.error) return false;
  const skipped = job.result?.['skipped'];
  const hasSkipped = Array.isArray(skipped) ? skipped.length > 0 : Boolean(skipped);
  return !hasSkipped && (isFetched || !hasFile(job));
}

/**
 * Dismisses finished jobs that need no attention, because the tray covers the page below it. Waits while the pointer or
 * the focus is in the tray.
 */
export function useQuietDismissal(jobs: readonly TrackedJob[], isHeld: boolean, dismiss: (id: string) => void): void {
  const quiet = jobs
    .filter(isQuiet)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (quiet === '' || isHeld) return undefined;
    const timer = setTimeout(() => quiet.split(' ').forEach(dismiss), FINISHED_SHOWN);
    return () => clearTimeout(timer);
  }, [quiet, isHeld, dismiss]);
}
