import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';

export const payments = {
  name: 'payments',
  list: lazyPage(() => import('./PaymentsPage')),
  show: lazyPage(() => import('./PaymentPage')),
  recordRepresentation: ({ reference }: Pick<ChargeResponse, 'reference'>) => reference,
} satisfies ResourceProps;
