import { useQueryClient } from '@tanstack/react-query';

/** Has the company's users fetched anew. */
export function useRefreshUsers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['company-users'] });
}
