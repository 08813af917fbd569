import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConfig } from '../../shared/data/use-config';
import { useText } from '../../shared/i18n/use-text';
import { FRAME } from '../frame.texts';

const LOOK_AGAIN_MS = 3_000;

/**
 * Says how much of the demo is loaded. The open page's data are fetched again once, when the loading has ended: a fetch
 * at each percent would slow the loading down and rebuild the page under the reader's hands.
 */
export function DemoBanner() {
  const t = useText();
  const queries = useQueryClient();
  const { data, refetch } = useConfig();
  const demo = data?.demo_loading;
  const isLoading = demo != null && !demo.is_stopped;
  const wasLoading = useRef(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isLoading, refetch]);
  useEffect(() => {
    if (wasLoading.current && !isLoading) {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
    }
    wasLoading.current = isLoading;
  }, [isLoading, queries]);
  if (!demo) return null;
  return (
    <Alert severity={isLoading ? 'info' : 'warning'} square role="presentation">
      {isLoading ? t(FRAME.demoLoading, { percent: demo.percent }) : t(FRAME.demoStopped)}
    </Alert>
  );
}
