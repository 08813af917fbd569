import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../shared/data/provider/use-provider';

const MINUTE = 60_000;

export function useNeedsYou() {
  const dataProvider = useProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['needs-you', 'getNeedsYou'],
    queryFn: () => dataProvider.getNeedsYou(),
    refetchInterval: 5 * MINUTE,
  });
  return { needs: data?.needs, error, refetch };
}
