import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConfig } from '../../shared/data/use-config';
import { useText } from '../../shared/i18n/use-text';
import { FRAME } from '../frame.texts';

const LOOK_AGAIN_MS = 3_000;

/** Says how much of the demo is loaded, and fetches the open page's data again as it grows. */
export function DemoBanner() {
  const t = useText();
  const queries = useQueryClient();
  const { data, refetch } = useConfig();
  const demo = data?.demo_loading;
  const isLoading = demo != null && !demo.is_stopped;
  useEffect(() => {
    if (!isLoading) return undefined;
    const look = async () => {
      const before = data?.demo_loading?.percent;
      const after = (await refetch()).data?.demo_loading?.percent;
      if (after === before) return;
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isLoading, data, refetch, queries]);
  if (!demo) return null;
  return (
    <Alert severity={isLoading ? 'info' : 'warning'} square role="presentation">
      {isLoading ? t(FRAME.demoLoading, { percent: demo.percent }) : t(FRAME.demoStopped)}
    </Alert>
  );
}
