import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierStatusFilter } from '@homologa/domain/suppliers/supplier-status';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Card, LinearProgress, useMediaQuery, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { ApiError } from '../../shared/http/api-error';
import { useText } from '../../shared/i18n/use-text';
import { ListPagination } from '../../shared/lists/ListPagination';
import { PromptFilters } from '../../shared/lists/PromptFilters';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { BulkBar } from '../bulk/BulkBar';
import { SelectPage, SelectSupplier } from '../bulk/SelectBoxes';
import { SelectionProvider, useSelection } from '../bulk/SelectionProvider';
import { FilterChips } from '../filters/FilterChips';
import { suppliersOf } from '../suppliers.api';
import { EmptyTable } from './EmptyTable';
import { SortSelect } from './SortSelect';
import { StatusTabs } from './StatusTabs';
import { SupplierCards } from './SupplierCards';
import { type LeadingCells, SupplierGrid } from './SupplierGrid';
import { SuppliersToolbar } from './SuppliersToolbar';
import { TABLE } from './table.texts';
import { useColumns } from './use-columns';
import { DensityProvider, useRememberedDensity } from './use-density';

const selectBox = (supplier: SupplierRow): ReactNode => <SelectSupplier supplier={supplier} />;
const SELECT_BOXES: LeadingCells = { head: <SelectPage />, row: selectBox };

function Rows({ workflow }: { workflow?: WorkflowResponse }) {
  const leading = useSelection() ? SELECT_BOXES : undefined;
  const t = useText();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { shown } = useColumns(workflow !== undefined);
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<SupplierRow>();
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState icon={<LockIcon />} title={t(TABLE.forbidden)} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <EmptyTable workflow={workflow} />;
  const suppliers = isPending ? undefined : data;
  return (
    <Box
      sx={{
        position: 'relative',
        '& > :not(.MuiLinearProgress-root)': {
          opacity: isPlaceholderData ? 0.55 : 1,
          transition: 'opacity .15s',
        },
      }}
    >
      {isPlaceholderData && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 3, height: 2 }} />}
      {isPhone ? (
        <>
          <SortSelect columns={shown} />
          <SupplierCards columns={shown} suppliers={suppliers} leading={leading?.row} />
        </>
      ) : (
        <SupplierGrid columns={shown} isOneWorkflow={workflow !== undefined} suppliers={suppliers} leading={leading} />
      )}
    </Box>
  );
}

interface SupplierTableProps {
  /** One workflow's suppliers; without it those of all active workflows. */
  workflow?: WorkflowResponse;
  tabs: readonly SupplierStatusFilter[];
  /** Further buttons of the toolbar. They read the list's context. */
  actions?: ReactNode;
}

/** Suppliers, searched, filtered, sorted and paged by the server; the address reproduces the view. */
export function SupplierTable({ workflow, tabs, actions }: SupplierTableProps) {
  const density = useRememberedDensity();
  return (
    <ListBase<SupplierRow>
      key={workflow?.id ?? 'all'}
      resource="suppliers"
      queryOptions={{ meta: workflow ? { path: suppliersOf(workflow.id) } : {} }}
      storeKey={false}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      disableAuthentication
    >
      <PromptFilters>
        <DensityProvider value={density}>
          <SuppliersToolbar workflow={workflow}>{actions}</SuppliersToolbar>
          <StatusTabs statuses={tabs} workflowId={workflow?.id} />
          <Box sx={{ height: 12 }} />
          <FilterChips tabs={tabs} />
          <SelectionProvider>
            <Card>
              <Rows workflow={workflow} />
              <ListPagination />
            </Card>
            <BulkBar workflowId={workflow?.id} />
          </SelectionProvider>
        </DensityProvider>
      </PromptFilters>
    </ListBase>
  );
}
