import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';

const MAX_RETRIES = 2;

/** Retry only network and server errors, because the server would reject an invalid request again. */
const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
    },
  },
});
