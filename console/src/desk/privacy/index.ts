import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const privacyRequests = {
  name: 'privacy-requests',
  list: lazyPart(() => import('./PrivacyRequestsPage')),
} satisfies ResourceProps;
