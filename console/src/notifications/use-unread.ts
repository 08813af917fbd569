import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../shared/http/api-error';
import { pause } from '../shared/http/pause';
import { listen } from './listen';
import { notificationsApi } from './notifications.api';

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** What is kept of notifications among all that was fetched. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** How many notifications are unread, as the server tells it; lists of them are fetched anew at each change. */
export function useUnread(): number {
  const queries = useQueryClient();
  // A browser opens six connections to a server: tabs that nobody looks at leave them to the others.
  const isLooking = useSyncExternalStore(onVisibility, isVisible);
  const [{ unread }, setUnread] = useState<UnreadNotifications>({ unread: 0, newest_id: null });
  useEffect(() => {
    if (!isLooking) return undefined;
    const stop = new AbortController();
    const onChange = (next: UnreadNotifications) => {
      setUnread(next);
      void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
    };
    void listen(onChange, stop.signal, { stream: (signal) => notificationsApi.unread(signal), pause, isFinal });
    return () => stop.abort();
  }, [queries, isLooking]);
  return unread;
}
