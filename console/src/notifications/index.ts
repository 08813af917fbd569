import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/ui/states/lazy-page';

export const notifications = {
  name: 'notifications',
  list: lazyPage(() => import('./NotificationsPage')),
} satisfies ResourceProps;
