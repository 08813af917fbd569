import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../shared/ui/states/lazy-part';

export const notifications = {
  name: 'notifications',
  list: lazyPart(() => import('./NotificationsPage')),
} satisfies ResourceProps;
