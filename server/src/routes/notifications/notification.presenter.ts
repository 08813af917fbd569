import type { NamedNotification, NotificationChoiceRow } from '@homologa/core/notifications/notification.queries';
import type {
  NotificationChoicesResponse,
  NotificationResponse,
} from '@homologa/domain/notifications/notification.contract';
import { notificationPath } from '@homologa/domain/notifications/notification-kinds';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const presentNotification = (notification: NamedNotification): NotificationResponse => ({
  _id: notification.id,
  id: notification.id,
  kind: notification.kind,
  created_at: notification.createdAt.toISOString(),
  read_at: notification.readAt?.toISOString() ?? null,
  path: notificationPath(notification),
  supplier: notification.supplier,
  workflow: notification.workflow,
  facts: isRecord(notification.facts) ? notification.facts : {},
});

export const presentChoices = (choices: readonly NotificationChoiceRow[]): NotificationChoicesResponse =>
  choices.map(({ kind, delivery, isDefault }) => ({ kind, delivery, is_default: isDefault }));
