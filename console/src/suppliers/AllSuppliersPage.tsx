import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { SUPPLIERS } from './suppliers.texts';
import { SupplierTable } from './table/SupplierTable';

const TABS: readonly SupplierStatusFilter[] = ['all', 'completed', 'archived'];

export default function AllSuppliersPage() {
  const t = useText();
  usePage({ label: t(SUPPLIERS.title) });
  return (
    <>
      <PageTitle title={t(SUPPLIERS.title)} />
      <SupplierTable tabs={TABS} />
    </>
  );
}
