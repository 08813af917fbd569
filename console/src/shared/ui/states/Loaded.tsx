import { hasStatus } from '@homologa/web/http/api-error';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { NotFound } from './NotFound';
import { PageSkeleton } from './PageSkeleton';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * A page over one thing of the server: loading, not found, failed, or there. What is there stays when a look
 * in the background fails, for somebody may be typing into it.
 */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (hasStatus(error, 404)) return <NotFound />;
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
