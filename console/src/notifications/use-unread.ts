import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../shared/auth/session-store';
import { ApiError } from '../shared/http/api-error';
import { listen } from './listen';
import { notificationsApi } from './notifications.api';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** What is kept of notifications among all that was fetched. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** How many notifications are unread, as the server tells it; lists of them are fetched anew at each change. */
export function useUnread(): number {
  const { token, companyId } = useSession();
  const queries = useQueryClient();
  const [{ unread }, setUnread] = useState<UnreadNotifications>({ unread: 0, newest_id: null });
  useEffect(() => {
    const stop = new AbortController();
    const onChange = (next: UnreadNotifications) => {
      setUnread(next);
      void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
    };
    void listen(onChange, stop.signal, { stream: notificationsApi.unread, pause, isFinal });
    return () => stop.abort();
  }, [queries, token, companyId]);
  return unread;
}
