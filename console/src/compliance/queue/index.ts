import type { HitRow } from '@homologa/domain/compliance/hit-queue.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const hits = {
  name: 'hits',
  list: lazyPart(() => import('./HitsPage')),
  recordRepresentation: ({ name }: Pick<HitRow, 'name'>) => name,
} satisfies ResourceProps;
