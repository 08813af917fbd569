import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/ui/states/lazy-page';

export const suppliers = {
  name: 'suppliers',
  list: lazyPage(() => import('./AllSuppliersPage')),
  show: lazyPage(() => import('./detail/SupplierPage')),
  create: lazyPage(() => import('./add/AddSuppliersPage')),
  recordRepresentation: ({ invite }: Pick<SupplierRow, 'invite'>) => supplierName(invite),
} satisfies ResourceProps;
