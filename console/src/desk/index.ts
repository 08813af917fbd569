import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/ui/states/lazy-page';

export const requests = {
  name: 'requests',
  list: lazyPage(() => import('./queue/DeskQueuePage')),
  show: lazyPage(() => import('./DeskRequestPage')),
  recordRepresentation: ({ supplier }: Pick<DeskRequestRow, 'supplier'>) => supplier.company_name || supplier.tax_id,
} satisfies ResourceProps;
