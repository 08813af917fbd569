import { useQuery } from '@tanstack/react-query';
import { deskApi } from '../desk.api';
import { SUMMARY_KEY } from '../request-context';

/** Milliseconds between two looks at the queue. */
export const QUEUE_POLL = 30_000;

/** What is open, by holder, client and country. */
export const useQueueSummary = () =>
  useQuery({ queryKey: SUMMARY_KEY, queryFn: () => deskApi.getSummary(), refetchInterval: QUEUE_POLL });
