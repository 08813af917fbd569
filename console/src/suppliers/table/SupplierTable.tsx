import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/i18n/supplier-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import SuppliersIcon from '@mui/icons-material/BusinessOutlined';
import { Box, Button, Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, ListBase, Pagination, useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { HelpedColumn } from '../legends/HelpedColumn';
import { LEGEND_OF_COLUMN } from '../legends/legend-kinds';
import { SUPPLIERS } from '../suppliers.texts';
import { COLUMNS } from './columns';
import { emptyMessage } from './empty-message';
import { useColumns } from './use-columns';

/** Names keep room, and what can be done stays in view while the table is scrolled. */
const TABLE_LOOK = {
  '& td:first-of-type': { minWidth: 190 },
  '& .column-actions': {
    position: { xs: 'static', sm: 'sticky' },
    right: 0,
    bgcolor: 'background.paper',
    textAlign: 'right',
  },
} as const;

function EmptyTable() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { words, canClear } = emptyMessage(filterValues);
  return (
    <EmptyState
      icon={<SuppliersIcon />}
      title={t(words)}
      action={canClear && <Button onClick={() => setFilters({})}>{t(SUPPLIERS.clearSearch)}</Button>}
    />
  );
}

function Rows({ isOneWorkflow }: { isOneWorkflow: boolean }) {
  const t = useText();
  const format = useFormat();
  const { shown } = useColumns(isOneWorkflow);
  const { data, error, isPending, isFetching, refetch } = useListContext<SupplierRow>();
  if (isPending) {
    return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={52} sx={{ mx: 2 }} />);
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return <EmptyTable />;
  return (
    <Box sx={{ overflowX: 'auto', opacity: isFetching ? 0.7 : 1, transition: 'opacity .15s' }}>
      <DataTable bulkActionButtons={false} rowClick={false} hover sx={TABLE_LOOK}>
        {shown.map((column) => {
          const { sort, render } = COLUMNS[column];
          return (
            <HelpedColumn
              key={column}
              legend={LEGEND_OF_COLUMN[column]}
              isOneWorkflow={isOneWorkflow}
              source={sort ?? column}
              disableSort={sort === undefined}
              label={t(SUPPLIER_COLUMN_WORDS[column])}
              render={(row: SupplierRow) => render(row, { t, format })}
            />
          );
        })}
      </DataTable>
    </Box>
  );
}

interface SupplierTableProps {
  /** One workflow's suppliers; without it those of all active workflows. */
  workflowId?: string;
  /** Above the rows: search, tabs, buttons. They read the list's context. */
  toolbar: ReactNode;
}

/** Suppliers, searched, filtered, sorted and paged by the server. */
export function SupplierTable({ workflowId, toolbar }: SupplierTableProps) {
  return (
    <ListBase<SupplierRow>
      key={workflowId ?? 'all'}
      resource="suppliers"
      queryOptions={{ meta: workflowId ? { workflowId } : {} }}
      storeKey={workflowId ? false : 'suppliers.all'}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      disableAuthentication
    >
      {toolbar}
      <Card>
        <Rows isOneWorkflow={workflowId !== undefined} />
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Card>
    </ListBase>
  );
}
