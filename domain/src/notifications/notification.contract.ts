import { z } from 'zod';
import { entityId, id, isoDate } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { NOTIFICATION_DELIVERIES, NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds';

export const notificationKind = z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]);
export const notificationDelivery = z.enum(NOTIFICATION_DELIVERIES);

export const notificationResponse = z.object({
  ...entityId,
  kind: notificationKind,
  created_at: isoDate,
  read_at: isoDate.nullable(),
  path: z.string(),
  supplier: z.string().nullable(),
  workflow: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
});
export type NotificationResponse = z.infer<typeof notificationResponse>;
export const notificationListResponse = z.array(notificationResponse);

export const notificationList = defineList({
  resource: 'notifications',
  sort: { id: 'created_at', created_at: 'created_at' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    id: oneOrMany(id).optional(),
    kind: oneOrMany(notificationKind).optional(),
    unread: z.boolean().optional(),
  },
});
export type NotificationFilter = z.infer<z.ZodObject<typeof notificationList.filter>>;

export const notificationParams = z.object({ id });

export const notificationReadBody = z.object({ read: z.boolean() });

export const unreadNotifications = z.object({
  unread: z.number().int().nonnegative(),
  newest_id: id.nullable(),
});
export type UnreadNotifications = z.infer<typeof unreadNotifications>;

export const notificationChoices = z.array(
  z.object({ kind: notificationKind, delivery: notificationDelivery, is_default: z.boolean() }),
);
export type NotificationChoicesResponse = z.infer<typeof notificationChoices>;

export const notificationChoicesBody = z.object({
  choices: z.array(z.object({ kind: notificationKind, delivery: notificationDelivery })).max(50),
});
