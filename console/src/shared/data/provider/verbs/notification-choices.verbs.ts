import type { NotificationChoicesResponse } from '@homologa/domain/notifications/notification.contract';
import { callJson } from '../../../http/http-client';

const PATH = '/api/notification-choices';

export const notificationChoiceVerbs = {
  getNotificationChoices: () => callJson<NotificationChoicesResponse>(PATH),
  chooseNotifications: (choices: readonly Pick<NotificationChoicesResponse[number], 'kind' | 'delivery'>[]) =>
    callJson<NotificationChoicesResponse>(PATH, { method: 'PUT', body: { choices } }),
};
