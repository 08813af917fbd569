import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../shared/http/api-error';
import { pause } from '../shared/http/pause';
import { listen } from './listen';
import { streamUnread } from './stream-unread';

const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Returns the live unread count; each change of the count refetches the notification lists. */
export function useUnread(): number {
  const queries = useQueryClient();
  // Close the stream of hidden tabs: browsers allow six HTTP/1.1 connections per host, and each open stream occupies
  // one connection.
  const isLooking = useSyncExternalStore(onVisibility, isVisible);
  const [{ unread }, setUnread] = useState<UnreadNotifications>({ unread: 0, newest_id: null });
  useEffect(() => {
    if (!isLooking) return undefined;
    const stop = new AbortController();
    const onChange = (next: UnreadNotifications) => {
      setUnread(next);
      void queries.invalidateQueries({ queryKey: ['notifications'] });
    };
    void listen(onChange, stop.signal, { stream: streamUnread, pause, isFinal });
    return () => stop.abort();
  }, [queries, isLooking]);
  return unread;
}
