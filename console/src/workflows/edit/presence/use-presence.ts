import { PRESENCE_INTERVAL } from '@homologa/domain/workflows/limits';
import type { PresenceResponse } from '@homologa/domain/workflows/presence.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUser } from '../../../shared/auth/use-can';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { useDebounced } from '../../../shared/ui/hooks/use-debounced';
import { useLatest } from '../../../shared/ui/hooks/use-latest';

export type Editor = PresenceResponse['editors'][number];

/** Milliseconds that the focus must stay in a question before the other users are notified. */
const MOVE_DEBOUNCE = 700;
const NOBODY: readonly Editor[] = [];

/** Number of the question that contains the element; null outside of the questionnaire. */
function questionOf(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest('[data-question]') : null;
  return Number(card?.getAttribute('data-question')) || null;
}

/**
 * Sends heartbeats while the page is visible and returns the other users who have the page open. Does not report failed
 * heartbeats, because the save line already reports a lost connection.
 */
export function usePresence(workflowId: string): readonly Editor[] {
  const dataProvider = useProvider();
  const { log_as: logAs } = useUser();
  const question = useRef<number | null>(null);
  // Staff who only view the page as a user send no heartbeats, because the server rejects their PUT requests.
  const isSent = !logAs?.read_only;
  const { data, isError, refetch } = useQuery({
    queryKey: ['workflows', 'sendPresence', workflowId],
    queryFn: () => dataProvider.sendPresence(workflowId, { question: question.current }),
    enabled: isSent,
    refetchInterval: PRESENCE_INTERVAL,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const sendMove = useDebounced<null>(() => void refetch(), MOVE_DEBOUNCE);
  const move = useLatest(sendMove);
  useEffect(() => {
    if (!isSent) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const now = questionOf(target);
      if (now === question.current) return;
      question.current = now;
      move.current(null);
    };
    const leave = () => void dataProvider.sendPresence(workflowId, { leaving: true }).catch(() => undefined);
    document.addEventListener('focusin', onFocus);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [dataProvider, isSent, move, workflowId]);
  return isError ? NOBODY : (data?.editors ?? NOBODY);
}
