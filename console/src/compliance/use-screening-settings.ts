import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../shared/data/provider/use-provider';

export const SCREENING_SETTINGS_KEY = ['screening-settings', 'getScreeningSettings'] as const;

export function useScreeningSettings(enabled = true) {
  const dataProvider = useProvider();
  return useQuery({ queryKey: SCREENING_SETTINGS_KEY, queryFn: () => dataProvider.getScreeningSettings(), enabled });
}
