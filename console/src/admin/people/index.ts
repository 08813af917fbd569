import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';

export const people = {
  name: 'people',
  list: lazyPage(() => import('./PeoplePage')),
  recordRepresentation: 'name',
} satisfies ResourceProps;
