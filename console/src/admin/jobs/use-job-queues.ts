import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';

const KEY = ['job-queues', 'getJobQueues'] as const;
export const REFRESH_MS = 10_000;

export function useJobQueues() {
  const dataProvider = useProvider();
  return useQuery({ queryKey: KEY, queryFn: () => dataProvider.getJobQueues(), refetchInterval: REFRESH_MS });
}

/** Returns a function that loads queues and jobs again after a change of either. */
export function useRefreshJobs(): () => Promise<void> {
  const client = useQueryClient();
  const refresh = useRefresh();
  return async () => {
    refresh();
    await client.invalidateQueries({ queryKey: KEY });
  };
}
