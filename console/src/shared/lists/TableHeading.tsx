import { TableCell, TableSortLabel, Tooltip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { widthOf } from './head/column-widths';
import { draggedHeading } from './head/dragged-heading';
import { HeadingMenu } from './head/HeadingMenu';
import type { HeadingTools } from './head/heading-tools';
import { ResizeHandle } from './head/ResizeHandle';
import type { ListColumn } from './list-column';
import { cellClass } from './table-look';

const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

interface TableHeadingProps<Row> {
  column: ListColumn<Row>;
  tools: HeadingTools | undefined;
}

export function TableHeading<Row>({ column, tools }: TableHeadingProps<Row>) {
  const translate = useTranslate();
  const { sort: current, setSort } = useListContext();
  const { sort, label, isNumber, note } = column;
  const isSorted = sort !== undefined && current.field === sort;
  const direction = current.order === 'ASC' ? 'asc' : 'desc';
  const order = isSorted ? OPPOSITE[current.order] : isNumber ? 'DESC' : 'ASC';
  const title = (
    <>
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
    </>
  );
  return (
    <TableCell
      className={cellClass(column)}
      align={isNumber ? 'right' : undefined}
      sortDirection={isSorted ? direction : false}
      scope="col"
      {...(tools && !column.sticky ? draggedHeading(column.key, tools.move) : {})}
    >
      {tools && column.width !== undefined && column.sticky !== 'end' ? (
        <>
          <div className={note ? 'cut noted' : 'cut'} style={{ ...widthOf({ key: column.key }) }}>
            {title}
          </div>
          <HeadingMenu column={column} tools={tools} />
          <ResizeHandle
            column={column.key}
            onResize={(width) => tools.resize(column.key, width)}
            onReset={() => tools.resize(column.key, null)}
          />
        </>
      ) : (
        title
      )}
    </TableCell>
  );
}
