import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { SUMMARY_KEY } from '../request-context';

/** Poll interval in milliseconds. */
export const QUEUE_POLL = 30_000;

export function useQueueSummary() {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: SUMMARY_KEY,
    queryFn: () => dataProvider.getQueueSummary(),
    refetchInterval: QUEUE_POLL,
  });
}
