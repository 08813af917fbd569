import { useQueryClient } from '@tanstack/react-query';

/** Has the list of people fetched anew. */
export function useRefreshPeople() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['admin-users'] });
}
