import type { HitRow } from '@homologa/domain/compliance/hit-queue.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';

export const hits = {
  name: 'hits',
  list: lazyPage(() => import('./HitsPage')),
  recordRepresentation: ({ name }: Pick<HitRow, 'name'>) => name,
} satisfies ResourceProps;
