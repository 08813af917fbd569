import type { Context } from '@homologa/core/kernel/context';
import { chooseDeliveries } from '@homologa/core/notifications/choose-deliveries';
import { markAllRead, markNotification } from '@homologa/core/notifications/mark-read';
import {
  countUnread,
  listNotificationChoices,
  listNotifications,
} from '@homologa/core/notifications/notification.queries';
import {
  notificationChoices,
  notificationChoicesBody,
  notificationList,
  notificationListResponse,
  notificationParams,
  notificationReadBody,
  notificationResponse,
  type UnreadNotifications,
  unreadNotifications,
} from '@homologa/domain/notifications/notification.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import { type EventStreamOptions, streamEvents } from '../../http/event-stream';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { mayStillListen } from '../../middleware/standing';
import { presentChoices, presentNotification } from './notification.presenter';

/** Polls less often than the jobs' stream, because every open page of the console listens. */
const STREAM: EventStreamOptions = { pollMs: 3000, heartbeatMs: 15_000, checkMs: 10_000, maxMs: 600_000 };

async function presentUnread(ctx: Context): Promise<UnreadNotifications> {
  const { unread, newestId } = await countUnread(ctx);
  return { unread, newest_id: newestId };
}

export const personNotificationRoutes = [
  route({
    method: 'get',
    path: '/api/notifications',
    summary: "One's own notifications, the newest first",
    auth: 'session',
    query: listQueryParams,
    response: notificationListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, notificationList);
      const { notifications, total } = await listNotifications(ctx, query);
      setContentRange(res, notificationList.resource, query.range.start, notifications.length, total);
      return notifications.map(presentNotification);
    },
  }),
  route({
    method: 'get',
    path: '/api/notifications/events',
    summary: 'How many are unread and which is the newest, as server-sent events, one per change',
    auth: 'session',
    async handler({ ctx, req, res }) {
      const look = async () => ({ name: 'unread', data: await presentUnread(ctx), last: false });
      const mayListen = () => mayStillListen(ctx, req);
      return streamEvents(ctx, res, { look, mayListen }, STREAM);
    },
  }),
  route({
    method: 'post',
    path: '/api/notifications/read',
    summary: 'Mark all of them as read',
    auth: 'session',
    response: unreadNotifications,
    async handler({ ctx }) {
      await markAllRead(ctx);
      return presentUnread(ctx);
    },
  }),
  route({
    method: 'patch',
    path: '/api/notifications/:id',
    summary: 'Mark one as read or unread',
    auth: 'session',
    params: notificationParams,
    body: notificationReadBody,
    response: notificationResponse,
    async handler({ ctx, params, body }) {
      return presentNotification(await markNotification(ctx, { id: params.id, isRead: body.read }));
    },
  }),
  route({
    method: 'get',
    path: '/api/notification-choices',
    summary: 'Of what one is mailed, and when',
    auth: 'session',
    response: notificationChoices,
    async handler({ ctx }) {
      return presentChoices(await listNotificationChoices(ctx));
    },
  }),
  route({
    method: 'put',
    path: '/api/notification-choices',
    summary: 'Choose of what one is mailed: at once, once a day, or not',
    auth: 'session',
    body: notificationChoicesBody,
    response: notificationChoices,
    async handler({ ctx, body }) {
      await chooseDeliveries(ctx, body.choices);
      return presentChoices(await listNotificationChoices(ctx));
    },
  }),
];
