import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../shared/ui/states/lazy-part';

export const requests = {
  name: 'requests',
  list: lazyPart(() => import('./queue/DeskQueuePage')),
  show: lazyPart(() => import('./DeskRequestPage')),
  recordRepresentation: ({ supplier }: Pick<DeskRequestRow, 'supplier'>) => supplier.company_name || supplier.tax_id,
} satisfies ResourceProps;
