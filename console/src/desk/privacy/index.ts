import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';

export const privacyRequests = {
  name: 'privacy-requests',
  list: lazyPage(() => import('./PrivacyRequestsPage')),
} satisfies ResourceProps;
