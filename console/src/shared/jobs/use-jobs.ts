import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import { useMemo, useState } from 'react';
import { useProvider } from '../data/provider/use-provider';
import type { JobCall } from '../data/provider/verbs/jobs.verbs';
import { useAction } from '../data/use-action';
import type { WatchOptions } from './job-store';
import { jobStore } from './jobs';

export const useJobs = () =>
  useMemo(() => ({ watch: jobStore.watch.bind(jobStore), dismiss: jobStore.dismiss.bind(jobStore) }), []);

export function useJobAction<Input = void>(describe: (input: Input) => { call: JobCall } & Omit<WatchOptions, 'call'>) {
  const dataProvider = useProvider();
  return useAction<JobResponse, Input>((input) => dataProvider.startJob(describe(input).call), {
    onDone: (job, input) => jobStore.watch(job, describe(input)),
  });
}

/** Starts a job that creates a file. The button stays busy until the file is downloaded or the job has failed. */
export function useJobDownload(download: { call: JobCall; title: string }) {
  const [isWaiting, setWaiting] = useState(false);
  const action = useJobAction(() => ({ ...download, onFinished: () => setWaiting(false) }));
  return {
    isBusy: isWaiting,
    start: () => {
      if (isWaiting) return;
      setWaiting(true);
      action.mutate(undefined, { onError: () => setWaiting(false) });
    },
  };
}
