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
 * Renders the data of a query, or its loading, not found or error state. Loaded data stays visible after a failed
 * background refresh, since the user may be typing into a form.
 */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (hasStatus(error, 404)) return <NotFound />;
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
