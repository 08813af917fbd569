import { useQuery } from '@tanstack/react-query';
import { deskApi } from '../desk.api';
import { SUMMARY_KEY } from '../request-context';

/** Poll interval in milliseconds. */
export const QUEUE_POLL = 30_000;

export const useQueueSummary = () =>
  useQuery({ queryKey: SUMMARY_KEY, queryFn: () => deskApi.getSummary(), refetchInterval: QUEUE_POLL });
