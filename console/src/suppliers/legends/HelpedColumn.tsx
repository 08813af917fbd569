import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { TableCell, TableSortLabel } from '@mui/material';
import {
  DataTable,
  type DataTableColumnProps,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
} from 'react-admin';
import { LegendButton } from './LegendButton';
import type { LegendKind } from './legend-kinds';
import { traitsOf } from './status-scope';

interface HelpedColumnProps extends DataTableColumnProps<SupplierRow> {
  /** The legend whose icon stands beside the header. */
  legend: LegendKind | undefined;
  isOneWorkflow: boolean;
}

function HelpedHead({
  legend,
  isOneWorkflow,
  source = '',
  label,
  disableSort,
}: HelpedColumnProps & { legend: LegendKind }) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const { data } = useListContext<SupplierRow>();
  const workflow = isOneWorkflow ? data?.[0]?.workflow : undefined;
  const isActive = sort?.field === source;
  return (
    <TableCell
      variant="head"
      className={`column-${source}`}
      sortDirection={isActive ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
    >
      {disableSort || !handleSort ? (
        label
      ) : (
        <TableSortLabel
          active={isActive}
          direction={sort?.order === 'ASC' ? 'asc' : 'desc'}
          data-field={source}
          data-order="ASC"
          onClick={handleSort}
        >
          {label}
        </TableSortLabel>
      )}
      <LegendButton legend={legend} scope={workflow && { workflow: traitsOf(workflow), reached: null }} />
    </TableCell>
  );
}

/** A column of the suppliers table with the icon of its legend beside its header, never inside the sort button. */
export function HelpedColumn({ legend, isOneWorkflow, ...props }: HelpedColumnProps) {
  const context = useDataTableRenderContext();
  if (legend && context === 'header') return <HelpedHead legend={legend} isOneWorkflow={isOneWorkflow} {...props} />;
  return <DataTable.Col {...props} />;
}
