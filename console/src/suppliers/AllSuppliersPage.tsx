import type { SupplierStatusFilter } from '@homologa/domain/suppliers/supplier-status';
import { Box } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { PageTitle } from '../shared/ui/PageTitle';
import { usePage } from '../shell/crumbs';
import { SUPPLIERS } from './suppliers.texts';
import { ColumnSelector } from './table/ColumnSelector';
import { StatusTabs } from './table/StatusTabs';
import { SupplierSearch } from './table/SupplierSearch';
import { SupplierTable } from './table/SupplierTable';

const STATUSES: readonly SupplierStatusFilter[] = ['all', 'completed', 'archived'];

/** Suppliers of all active workflows. */
export default function AllSuppliersPage() {
  const t = useText();
  usePage({ label: t(SUPPLIERS.title) });
  return (
    <>
      <PageTitle title={t(SUPPLIERS.title)} />
      <SupplierTable
        toolbar={
          <>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <SupplierSearch />
              <Box sx={{ flex: 1 }} />
              <ColumnSelector isOneWorkflow={false} />
            </Box>
            <StatusTabs statuses={STATUSES} />
          </>
        }
      />
    </>
  );
}
