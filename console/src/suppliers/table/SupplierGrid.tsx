import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/i18n/supplier-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { type FocusEvent, type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { useSelection } from '../bulk/SelectionProvider';
import { SELECTED_ROW } from '../bulk/selected-row';
import { LegendButton } from '../legends/LegendButton';
import { LEGEND_OF_COLUMN } from '../legends/legend-kinds';
import { traitsOf } from '../workflow/workflow-traits';
import { COLUMNS } from './columns';
import { gridLook } from './grid-look';
import { TABLE } from './table.texts';
import { useDensity } from './use-density';
import { useScrollEdges } from './use-scroll-edges';

/** Rows of a table that is on its way. */
const SKELETON_ROWS = 10;

/** What comes before the first column: boxes to select by. */
export interface LeadingCells {
  head: ReactNode;
  row: (supplier: SupplierRow) => ReactNode;
}

interface SupplierGridProps {
  columns: readonly SupplierColumn[];
  isOneWorkflow: boolean;
  /** Undefined while they are on their way: the table keeps its shape. */
  suppliers: readonly SupplierRow[] | undefined;
  leading?: LeadingCells;
}

/** What is cut says the whole of it. */
function nameCut({ target }: MouseEvent | FocusEvent): void {
  const content = (target as HTMLElement).closest<HTMLElement>('.cut');
  if (content) content.title = content.scrollWidth > content.clientWidth ? (content.textContent ?? '') : '';
}

/** The suppliers as a table: its first and last columns stay in view while the others are scrolled. */
export function SupplierGrid({ columns, isOneWorkflow, suppliers, leading }: SupplierGridProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(box);
  const { isCompact } = useDensity();
  const workflow = isOneWorkflow ? suppliers?.[0]?.workflow : undefined;
  const selection = useSelection();
  return (
    <Box
      ref={box}
      role="region"
      aria-label={t(TABLE.label)}
      tabIndex={0}
      sx={[{ overflowX: 'auto', position: 'relative' }, gridLook({ ...edges, hasLeading: leading !== undefined })]}
    >
      <Table size={isCompact ? 'small' : 'medium'} aria-busy={suppliers === undefined}>
        <TableHead>
          <TableRow>
            {leading && <TableCell className="leading">{leading.head}</TableCell>}
            {columns.map((column) => (
              <HeadCell key={column} column={column} workflow={workflow} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody onMouseOver={nameCut} onFocus={nameCut}>
          {suppliers
            ? suppliers.map((supplier) => (
                <SupplierTableRow
                  key={supplier.id}
                  supplier={supplier}
                  columns={columns}
                  isSelected={selection?.isSelected(supplier.id) ?? false}
                  leading={leading?.row}
                />
              ))
            : Array.from({ length: SKELETON_ROWS }, (_, row) => (
                <TableRow key={row}>
                  {leading && <TableCell className="leading" />}
                  {columns.map((column) => (
                    <TableCell key={column} className={column}>
                      <Skeleton width={Math.min(COLUMNS[column].width, 140) - ((row * 13) % 40)} height={24} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface SupplierCellsProps {
  supplier: SupplierRow;
  columns: readonly SupplierColumn[];
}

/** The list around changes with every click and every answer: cells only with their supplier and the columns. */
const SupplierCells = memo(function SupplierCells({ supplier, columns }: SupplierCellsProps) {
  const t = useText();
  const format = useFormat();
  return columns.map((column) => {
    const { render, width, isNumber } = COLUMNS[column];
    return (
      <TableCell key={column} className={column} align={isNumber ? 'right' : undefined}>
        <div className="cut" style={{ maxWidth: width }}>
          {render(supplier, { t, format })}
        </div>
      </TableCell>
    );
  });
});

interface SupplierTableRowProps extends SupplierCellsProps {
  isSelected: boolean;
  leading: LeadingCells['row'] | undefined;
}

const SupplierTableRow = memo(function SupplierTableRow({ isSelected, leading, ...cells }: SupplierTableRowProps) {
  return (
    <TableRow hover sx={isSelected ? SELECTED_ROW : undefined}>
      {leading && <TableCell className="leading">{leading(cells.supplier)}</TableCell>}
      <SupplierCells {...cells} />
    </TableRow>
  );
});

function HeadCell({ column, workflow }: { column: SupplierColumn; workflow: SupplierRow['workflow'] | undefined }) {
  const t = useText();
  const { sort, setSort } = useListContext();
  const { sort: field, isNumber } = COLUMNS[column];
  const name = t(SUPPLIER_COLUMN_WORDS[column]);
  const legend = LEGEND_OF_COLUMN[column];
  const isSorted = field !== undefined && sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const sortBy = (next: string) =>
    setSort({ field: next, order: isSorted ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : isNumber ? 'DESC' : 'ASC' });
  return (
    <TableCell
      className={column}
      align={isNumber ? 'right' : undefined}
      sortDirection={isSorted ? direction : false}
      scope="col"
    >
      {field ? (
        <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={() => sortBy(field)}>
          {name}
        </TableSortLabel>
      ) : (
        name
      )}
      {legend && <LegendButton legend={legend} scope={workflow && { workflow: traitsOf(workflow), reached: null }} />}
    </TableCell>
  );
}
