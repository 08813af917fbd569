import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { useMemo, useState } from 'react';
import { useAction } from '../data/use-action';
import type { WatchOptions } from './job-store';
import { jobStore } from './jobs';
import { type JobCall, jobsApi } from './jobs.api';

/**
 * For whatever runs as a job. `watch` shows a job that an answer gave in the tray, with its progress, its file or why
 * it failed.
 */
export const useJobs = () => useMemo(() => ({ watch: jobStore.watch.bind(jobStore) }), []);

/** An action that runs as a job: calls, shows the job in the tray, and lets it be tried again there. */
export function useJobAction<Input = void>(describe: (input: Input) => { call: JobCall } & Omit<WatchOptions, 'call'>) {
  return useAction<JobResponse, Input>((input) => jobsApi.start(describe(input).call), {
    onDone: (job, input) => jobStore.watch(job, describe(input)),
  });
}

/** A file that a job makes: busy until the file has been handed over or the job has failed. */
export function useJobDownload(download: { call: JobCall; title: string }) {
  const [isWaiting, setWaiting] = useState(false);
  const action = useJobAction(() => ({ ...download, onFinished: () => setWaiting(false) }));
  return {
    isBusy: isWaiting,
    /** Ignored while it is busy. */
    start: () => {
      if (isWaiting) return;
      setWaiting(true);
      action.mutate(undefined, { onError: () => setWaiting(false) });
    },
  };
}
