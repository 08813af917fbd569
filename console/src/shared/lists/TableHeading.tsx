import { TableCell, TableSortLabel, Tooltip } from '@mui/material';
import { memo } from 'react';
import type { SortPayload } from 'react-admin';
import { useText } from '../i18n/use-text';
import { widthOf } from './head/column-widths';
import { draggedHeading } from './head/dragged-heading';
import { HeadingMenu } from './head/HeadingMenu';
import type { HeadingTools } from './head/heading-tools';
import { ResizeHandle } from './head/ResizeHandle';
import type { ListColumn } from './list-column';
import { LISTS } from './lists.texts';
import { cellClass } from './table-look';

const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

interface TableHeadingProps<Row> {
  column: ListColumn<Row>;
  /** Order of the rows by this column; null if they are sorted by another column. */
  sorted: SortPayload['order'] | null;
  onSort: (sort: SortPayload) => void;
  /** Returns the latest tools. A function, so that the heading does not render again when the tools change. */
  tools: (() => HeadingTools) | undefined;
}

function Heading<Row>({ column, sorted, onSort, tools }: TableHeadingProps<Row>) {
  const t = useText();
  const { sort, label, isNumber, note } = column;
  const isSorted = sorted !== null;
  const direction = sorted === 'DESC' ? 'desc' : 'asc';
  const order = sorted ? OPPOSITE[sorted] : isNumber ? 'DESC' : 'ASC';
  const title = (
    <>
      {sort ? (
        <Tooltip
          describeChild
          disableInteractive
          enterDelay={300}
          placement={isNumber ? 'bottom-end' : 'bottom-start'}
          title={t(order === 'ASC' ? LISTS.ascending : LISTS.descending)}
        >
          <TableSortLabel active={isSorted} direction={direction} onClick={() => onSort({ field: sort, order })}>
            {label}
          </TableSortLabel>
        </Tooltip>
      ) : (
        label
      )}
      {note}
    </>
  );
  return (
    <TableCell
      className={cellClass(column)}
      align={isNumber ? 'right' : undefined}
      sortDirection={isSorted ? direction : false}
      scope="col"
      {...(tools && !column.sticky ? draggedHeading(column.key, (dragged, to) => tools().move(dragged, to)) : {})}
    >
      {tools && column.width !== undefined && column.sticky !== 'end' ? (
        <>
          <div className={note ? 'cut noted' : 'cut'} style={{ ...widthOf({ key: column.key }) }}>
            {title}
          </div>
          <HeadingMenu column={column} tools={tools} />
          <ResizeHandle
            column={column.key}
            onResize={(width) => tools().resize(column.key, width)}
            onReset={() => tools().resize(column.key, null)}
          />
        </>
      ) : (
        title
      )}
    </TableCell>
  );
}

// Memoized, because the list renders four times from a press on a heading to the sorted rows.
export const TableHeading = memo(Heading) as typeof Heading;
