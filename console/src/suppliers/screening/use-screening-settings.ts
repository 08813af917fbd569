import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';

export const SCREENING_SETTINGS_KEY = ['screening-settings', 'getScreeningSettings'] as const;

/** How the company decides on hits, such as the two-person rule. */
export function useScreeningSettings(enabled = true) {
  const dataProvider = useProvider();
  return useQuery({ queryKey: SCREENING_SETTINGS_KEY, queryFn: () => dataProvider.getScreeningSettings(), enabled });
}
