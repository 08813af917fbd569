import { isHitNeed } from '@homologa/domain/needs-you/needs';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';

const MINUTE = 60_000;

/** Hits stay out where compliance is off: their page is closed there. */
export function useNeedsYou() {
  const dataProvider = useProvider();
  const seesHits = useUser().compliance_enabled;
  const { data, error, refetch } = useQuery({
    queryKey: ['needs-you', 'getNeedsYou'],
    queryFn: () => dataProvider.getNeedsYou(),
    refetchInterval: 5 * MINUTE,
  });
  const needs = data?.needs.filter(({ need }) => seesHits || !isHitNeed(need));
  return { needs, total: needs?.reduce((sum, { count }) => sum + count, 0) ?? 0, error, refetch };
}
