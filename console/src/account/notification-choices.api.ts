import type { NotificationChoicesResponse } from '@homologa/domain/notifications/notification.contract';
import { callJson } from '../shared/http/http-client';

const PATH = '/api/notification-choices';

export const notificationChoicesApi = {
  get: () => callJson<NotificationChoicesResponse>(PATH),
  choose: (choices: readonly Pick<NotificationChoicesResponse[number], 'kind' | 'delivery'>[]) =>
    callJson<NotificationChoicesResponse>(PATH, { method: 'PUT', body: { choices } }),
};
