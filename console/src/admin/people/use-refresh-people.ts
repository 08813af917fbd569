import { useQueryClient } from '@tanstack/react-query';

export function useRefreshPeople() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['people', 'getList'] });
}
