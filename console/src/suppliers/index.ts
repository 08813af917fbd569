import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../shared/ui/states/lazy-part';

export const suppliers = {
  name: 'suppliers',
  list: lazyPart(() => import('./AllSuppliersPage')),
  show: lazyPart(() => import('./detail/SupplierPage')),
  create: lazyPart(() => import('./add/AddSuppliersPage')),
  recordRepresentation: ({ invite }: Pick<SupplierRow, 'invite'>) => supplierName(invite),
} satisfies ResourceProps;
