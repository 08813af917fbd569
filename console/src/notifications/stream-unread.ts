import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { send } from '../shared/http/http-client';
import { readEvents } from '../shared/jobs/read-events';

/** Milliseconds without data before the stream counts as dead; the server sends a keep-alive every 15 seconds. */
const SILENCE_MS = 20_000;

/**
 * Streams the unread counts. Not part of the data provider, whose methods return a single response. Uses `fetch`,
 * because EventSource cannot send the session token.
 */
export async function* streamUnread(signal: AbortSignal): AsyncGenerator<UnreadNotifications> {
  const response = await send('/api/notifications/events', { signal, headers: { Accept: 'text/event-stream' } });
  if (!response.body) return;
  for await (const data of readEvents(response.body, SILENCE_MS)) yield JSON.parse(data) as UnreadNotifications;
}
