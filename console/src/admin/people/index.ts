import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const people = {
  name: 'people',
  list: lazyPart(() => import('./PeoplePage')),
  recordRepresentation: 'name',
} satisfies ResourceProps;
