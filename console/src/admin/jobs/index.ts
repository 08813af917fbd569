import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const jobs = {
  name: 'jobs',
  list: lazyPart(() => import('./JobsPage')),
} satisfies ResourceProps;
