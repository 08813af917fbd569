import { useQueryClient } from '@tanstack/react-query';

export function useRefreshUsers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['users', 'getList'] });
}
