import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

export function useHitSummary() {
  const dataProvider = useProvider();
  return useQuery({ queryKey: ['hits', 'getHitSummary'], queryFn: () => dataProvider.getHitSummary() });
}
