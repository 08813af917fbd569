import type { NotificationResponse, UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { callJson, send } from '../shared/http/http-client';
import { readEvents } from '../shared/jobs/read-events';

const PATH = '/api/notifications';

/** Milliseconds without data before the stream counts as dead; the server sends a keep-alive every 15 seconds. */
const SILENCE_MS = 20_000;

export const notificationsApi = {
  newest: (signal: AbortSignal) => callJson<NotificationResponse[]>(`${PATH}?range=[0,9]`, { signal }),
  mark: (id: string, read: boolean) =>
    callJson<NotificationResponse>(`${PATH}/${encodeURIComponent(id)}`, { method: 'PATCH', body: { read } }),
  readAll: () => callJson<UnreadNotifications>(`${PATH}/read`, { method: 'POST', body: {}, isQuestion: true }),
  /** Stream of unread counts. Uses `fetch`, because EventSource cannot send the session's token. */
  async *unread(signal: AbortSignal): AsyncGenerator<UnreadNotifications> {
    const response = await send(`${PATH}/events`, { signal, headers: { Accept: 'text/event-stream' } });
    if (!response.body) return;
    for await (const data of readEvents(response.body, SILENCE_MS)) yield JSON.parse(data) as UnreadNotifications;
  },
};
