import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/ui/states/lazy-page';
import { supplierName } from './supplier-name';

export const suppliers = {
  name: 'suppliers',
  list: lazyPage(() => import('./AllSuppliersPage')),
  show: lazyPage(() => import('./detail/SupplierPage')),
  create: lazyPage(() => import('./add/AddSuppliersPage')),
  recordRepresentation: ({ invite }: Pick<SupplierRow, 'invite'>) => supplierName(invite),
} satisfies ResourceProps;
