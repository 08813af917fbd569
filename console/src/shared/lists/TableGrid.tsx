import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type FocusEvent, type MouseEvent, memo, type ReactNode, type RefCallback, useCallback, useRef } from 'react';
import { type Identifier, type RaRecord, type SortPayload, useListContext } from 'react-admin';
import { useLatest } from '../ui/hooks/use-latest';
import { widthOf, widthVariables } from './head/column-widths';
import { HEAD_LOOK } from './head/head-look';
import type { HeadingTools } from './head/heading-tools';
import type { LeadingColumn, ListColumn } from './list-column';
import { isOnRow, openRow } from './rows/row-elements';
import { rowPartsLook } from './rows/row-parts-look';
import { useRowCopy } from './rows/use-row-copy';
import { useRowCursor } from './rows/use-row-cursor';
import { NO_SCROLLBAR, SidewaysScrollbar } from './SidewaysScrollbar';
import { TableHeading } from './TableHeading';
import { cellClass, rowLook, tableLook } from './table-look';
import { HEAD_IN_VIEW, useHeadInView } from './use-head-in-view';
import { useScrollEdges } from './use-scroll-edges';

const SKELETON_ROWS = 10;
const SKELETON_WIDTH = 140;

export interface TableGridProps<Row extends RaRecord> {
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Undefined while loading; the table then shows placeholder rows. */
  rows: readonly Row[] | undefined;
  leading?: LeadingColumn<Row>;
  isWide?: boolean;
  isCompact?: boolean;
  tools?: HeadingTools;
  /** Renders the summary of the row under the cursor, which Space opens beside the table. */
  renderPeek?: (row: Row, close: () => void) => ReactNode;
}

function nameCut({ target }: MouseEvent | FocusEvent): void {
  const content = (target as HTMLElement).closest<HTMLElement>('.cut');
  if (content) content.title = content.scrollWidth > content.clientWidth ? (content.textContent ?? '') : '';
}

export function TableGrid<Row extends RaRecord>(props: TableGridProps<Row>) {
  const { label, columns, rows, leading, tools, renderPeek, isWide = false, isCompact = true } = props;
  const box = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(box);
  useHeadInView(box);
  useRowCopy(box, { columns, rows, leading });
  const panel = useRef<HTMLDivElement>(null);
  const cursor = useRowCursor(box, panel, { rows, canPeek: renderPeek !== undefined });
  const { sort, setSort } = useListContext();
  const latest = useLatest({ setSort, tools });
  const sortBy = useCallback((asked: SortPayload) => latest.current.setSort(asked), [latest]);
  const latestTools = useCallback(() => latest.current.tools as HeadingTools, [latest]);
  const reached = rows?.some(({ id }) => id === cursor.at) ? cursor.at : rows?.[0]?.id;
  const peeked = cursor.isPeeking ? rows?.find(({ id }) => id === reached) : undefined;
  return (
    <>
      {tools && (
        <Box role="status" sx={visuallyHidden}>
          {tools.said}
        </Box>
      )}
      <Box
        ref={box}
        role="region"
        aria-label={label}
        tabIndex={0}
        style={tools && widthVariables(tools.widths)}
        sx={[
          { overflowX: 'auto', position: 'relative', ...NO_SCROLLBAR, ...HEAD_IN_VIEW },
          HEAD_LOOK,
          rowLook(isCompact),
          rowPartsLook(isCompact),
          isWide && tableLook({ ...edges, hasLeading: leading !== undefined, isCompact }),
        ]}
      >
        <Table size={isCompact ? 'small' : 'medium'} aria-busy={rows === undefined}>
          <TableHead>
            <TableRow>
              {leading && <TableCell className="leading">{leading.head}</TableCell>}
              {columns.map((column) => (
                <TableHeading
                  key={column.key}
                  column={column}
                  sorted={column.sort !== undefined && column.sort === sort.field ? sort.order : null}
                  onSort={sortBy}
                  tools={tools && latestTools}
                />
              ))}
            </TableRow>
          </TableHead>
          <TableBody onMouseOver={nameCut} onFocus={nameCut} onKeyDown={cursor.onKeyDown}>
            {rows
              ? rows.map((row) => (
                  <MemoRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    isReached={row.id === reached}
                    onReach={cursor.setAt}
                    reachedRef={cursor.reachedRef}
                    isSelected={leading?.isSelected(row) ?? false}
                    leading={leading?.cell}
                  />
                ))
              : Array.from({ length: SKELETON_ROWS }, (_, place) => (
                  <tr key={place}>
                    {leading && <td className="leading" />}
                    {columns.map((column) => (
                      <td key={column.key} className={cellClass(column)}>
                        <span
                          className="placeholder"
                          style={{
                            width: Math.min(column.width ?? SKELETON_WIDTH, SKELETON_WIDTH) - ((place * 13) % 40),
                          }}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
          </TableBody>
        </Table>
      </Box>
      <SidewaysScrollbar box={box} />
      {peeked && (
        <div ref={panel} onKeyDown={cursor.onPanelKeyDown} style={{ display: 'contents' }}>
          {renderPeek?.(peeked, cursor.endPeek)}
        </div>
      )}
    </>
  );
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
}

function Cells<Row>({ row, columns }: CellsProps<Row>): ReactNode {
  return columns.map((column) => {
    const content = column.render(row);
    return (
      <td key={column.key} className={cellClass(column)} data-number={column.isNumber}>
        {column.width === undefined ? (
          content
        ) : (
          <div className="cut" style={widthOf(column)}>
            {content}
          </div>
        )}
      </td>
    );
  });
}

interface GridRowProps<Row extends RaRecord> extends CellsProps<Row> {
  /** True for the row in the tab order (roving tabindex); arrow keys reach the other rows. */
  isReached: boolean;
  onReach: (id: Identifier) => void;
  reachedRef: RefCallback<HTMLElement>;
  isSelected: boolean;
  leading: LeadingColumn<Row>['cell'] | undefined;
}

const MIDDLE = 1;

function openPressed(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || shiftKey || altKey || !isOnRow(row, target)) return;
  if (button === MIDDLE) openRow(row, { ctrlKey: true, metaKey: true });
  else if (button === 0) openRow(row, { ctrlKey, metaKey });
}

// Prevents autoscroll on a middle click, which opens the row in a new tab.
function keepMiddle(event: MouseEvent<HTMLElement>): void {
  if (event.button === MIDDLE && isOnRow(event.currentTarget, event.target)) event.preventDefault();
}

function GridRow<Row extends RaRecord>(props: GridRowProps<Row>) {
  const { isReached, onReach, reachedRef, isSelected, leading, ...cells } = props;
  const { row, columns } = cells;
  const opens = columns.some((column) => column.opensRow === true);
  return (
    <tr
      ref={isReached ? reachedRef : undefined}
      data-row={row.id}
      data-opens={opens || undefined}
      data-selected={isSelected || undefined}
      tabIndex={isReached ? 0 : -1}
      onFocus={() => onReach(row.id)}
      onClick={opens ? openPressed : undefined}
      onAuxClick={opens ? openPressed : undefined}
      onMouseDown={opens ? keepMiddle : undefined}
    >
      {leading && <td className="leading">{leading(row, isSelected)}</td>}
      <MemoCells {...cells} />
    </tr>
  );
}

// Memoized, because the surrounding list renders on every click and every response.
const MemoCells = memo(Cells) as typeof Cells;
const MemoRow = memo(GridRow) as typeof GridRow;
