import { TableCell, TableSortLabel, Tooltip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { ListColumn } from './list-column';
import { cellClass } from './table-look';

const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

export function TableHeading<Row>({ column }: { column: ListColumn<Row> }) {
  const translate = useTranslate();
  const { sort: current, setSort } = useListContext();
  const { sort, label, isNumber, note } = column;
  const isSorted = sort !== undefined && current.field === sort;
  const direction = current.order === 'ASC' ? 'asc' : 'desc';
  const order = isSorted ? OPPOSITE[current.order] : isNumber ? 'DESC' : 'ASC';
  return (
    <TableCell
      className={cellClass(column)}
      align={isNumber ? 'right' : undefined}
      sortDirection={isSorted ? direction : false}
      scope="col"
    >
      {sort ? (
        <Tooltip
          describeChild
          disableInteractive
          enterDelay={300}
          placement={isNumber ? 'bottom-end' : 'bottom-start'}
          title={translate('ra.sort.sort_by', {
            field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
            order: translate(`ra.sort.${order}`),
          })}
        >
          <TableSortLabel
            active={isSorted}
            direction={isSorted ? direction : 'asc'}
            onClick={() => setSort({ field: sort, order })}
          >
            {label}
          </TableSortLabel>
        </Tooltip>
      ) : (
        label
      )}
      {note}
    </TableCell>
  );
}
