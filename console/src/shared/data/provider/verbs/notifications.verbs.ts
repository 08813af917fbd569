import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';
import { callJson } from '../../../http/http-client';

const PATH = '/api/notifications';

export const notificationVerbs = {
  readAllNotifications: () =>
    callJson<UnreadNotifications>(`${PATH}/read`, { method: 'POST', body: {}, isQuestion: true }),
};
