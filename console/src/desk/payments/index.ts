import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const payments = {
  name: 'payments',
  list: lazyPart(() => import('./PaymentsPage')),
  show: lazyPart(() => import('./PaymentPage')),
  recordRepresentation: ({ reference }: Pick<ChargeResponse, 'reference'>) => reference,
} satisfies ResourceProps;
