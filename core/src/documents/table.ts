import { COLORS } from './colors';
import { lineHeight, type Sheet, STYLES, type TextStyle } from './sheet';

export interface Column {
  title: string;
  /** Relative width of the column. */
  share: number;
  align?: 'left' | 'right';
}

interface Cell {
  text: string;
  style?: TextStyle;
  note?: string;
}

export interface Row {
  cells: readonly (string | Cell)[];
  look?: 'plain' | 'sum' | 'group' | 'chosen';
}

export interface TableSpec {
  columns: readonly Column[];
  rows: readonly Row[];
  hasRowTitles?: boolean;
  isDense?: boolean;
  x?: number;
  width?: number;
}

const PAD_X = 6;
const PAD_Y = 3.5;
const DENSE_PAD_Y = 1.5;
const DENSE_SIZE = 8;
const LINES_TO_BEGIN = 5;

interface Grid {
  padY: number;
  isDense: boolean;
  x: number;
  width: number;
  places: readonly { x: number; width: number }[];
}

function gridOf(sheet: Sheet, { columns, isDense = false, x = sheet.left, width = sheet.width }: TableSpec): Grid {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let at = x;
  const places = columns.map(({ share }) => {
    const place = { x: at, width: (width * share) / whole };
    at += place.width;
    return place;
  });
  return { padY: isDense ? DENSE_PAD_Y : PAD_Y, isDense, x, width, places };
}

interface Wrapped {
  cells: readonly Line[][];
  look: NonNullable<Row['look']>;
  padY: number;
}

interface Line {
  text: string;
  style: TextStyle;
}

const HEAD_STYLE: TextStyle = { font: 'bold', size: 8, color: COLORS.quiet };

const STYLE_OF: Readonly<Record<NonNullable<Row['look']>, TextStyle>> = {
  plain: STYLES.body,
  sum: STYLES.strong,
  group: { ...STYLES.strong, size: 8.5, color: COLORS.brand },
  chosen: STYLES.strong,
};

const BACKGROUND: Readonly<Record<NonNullable<Row['look']>, string | null>> = {
  plain: null,
  sum: COLORS.stripe,
  group: null,
  chosen: COLORS.brandTint,
};

function wrapRow(sheet: Sheet, grid: Grid, { cells, look = 'plain' }: Row): Wrapped {
  return {
    look,
    padY: grid.padY,
    cells: cells.map((cell, index) => {
      const { text, note, style = STYLE_OF[look] } = typeof cell === 'string' ? ({ text: cell } as Cell) : cell;
      const width = (grid.places[index]?.width ?? 0) - 2 * PAD_X;
      const set = grid.isDense ? { ...style, size: DENSE_SIZE } : style;
      const linesOf = (said: string, how: TextStyle): Line[] =>
        sheet.wrap(said, width, how).map((line) => ({ text: line, style: how }));
      return [...linesOf(text, set), ...(note ? linesOf(note, STYLES.small) : [])];
    }),
  };
}

const heightOfLines = (lines: readonly Line[]): number => lines.reduce((sum, { style }) => sum + lineHeight(style), 0);

const heightOf = ({ cells, padY }: Wrapped): number => Math.max(...cells.map(heightOfLines)) + 2 * padY;

export function tableHeight(sheet: Sheet, spec: TableSpec): number {
  const grid = gridOf(sheet, spec);
  const rows = spec.rows.reduce((sum, row) => sum + heightOf(wrapRow(sheet, grid, row)), 0);
  return rows + heightOf(headOf(sheet, grid, spec)) + 1;
}

const headOf = (sheet: Sheet, grid: Grid, { columns }: TableSpec): Wrapped =>
  wrapRow(sheet, grid, { cells: columns.map(({ title }) => ({ text: title, style: HEAD_STYLE })) });

/**
 * Draws a table that repeats its header on each page. Rows are not split unless they are taller than a third of a page.
 */
export function drawTable(sheet: Sheet, spec: TableSpec): void {
  const grid = gridOf(sheet, spec);
  const head = headOf(sheet, grid, spec);
  const hasHead = spec.columns.some(({ title }) => title);
  const rows = spec.rows.map((row) => wrapRow(sheet, grid, row));
  const first = rows[0];
  sheet.demand((hasHead ? heightOf(head) : 0) + (first ? Math.min(heightOf(first), sheet.bottom - sheet.top) : 0));
  sheet.within('Table', () => {
    const drawing = { sheet, spec, grid, head: hasHead ? head : null };
    if (hasHead) sheet.within('TR', () => drawHead(drawing, true));
    rows.forEach((row, index) => {
      const next = rows[index + 1];
      const together = row.look === 'group' && next ? heightOf(row) + heightOf(next) : heightOf(row);
      sheet.within('TR', () => drawRow(drawing, row, together));
    });
  });
}

interface Drawing {
  sheet: Sheet;
  spec: TableSpec;
  grid: Grid;
  head: Wrapped | null;
}

function drawHead({ sheet, spec, grid, head }: Drawing, isFirst: boolean): void {
  if (!head) return;
  const height = heightOf(head);
  const { y } = sheet;
  sheet.artifact(() => {
    sheet.doc.rect(grid.x, y + height, grid.width, 0.8).fill(COLORS.brand);
    if (!isFirst) head.cells.forEach((_cell, index) => drawCell({ sheet, spec, grid }, head, index));
  });
  if (isFirst) {
    head.cells.forEach((_cell, index) => {
      sheet.content('TH', () => drawCell({ sheet, spec, grid }, head, index), { scope: 'Column' });
    });
  }
  sheet.y = y + height + 1;
}

function drawCell({ sheet, spec, grid }: Omit<Drawing, 'head'>, row: Wrapped, index: number): void {
  const cell = row.cells[index];
  const place = grid.places[index];
  if (!cell || !place) return;
  let y = sheet.y + row.padY;
  for (const { text, style } of cell) {
    const at = { x: place.x + PAD_X, y, width: place.width - 2 * PAD_X };
    y = sheet.lines([text], { ...at, align: spec.columns[index]?.align ?? 'left' }, style);
  }
}

function drawRow(drawing: Drawing, row: Wrapped, together: number): void {
  const { sheet, spec, grid } = drawing;
  const elements = row.cells.map((_cell, index) =>
    index === 0 && spec.hasRowTitles ? sheet.element('TH', { scope: 'Row' }) : sheet.element('TD'),
  );
  let rest: Wrapped | null = row;
  while (rest) {
    if (sheet.y + leastHeight(drawing, together) > sheet.bottom) {
      sheet.newPage();
      drawHead(drawing, false);
    }
    const { now, later }: { now: Wrapped; later: Wrapped | null } = slice(rest, sheet.bottom - sheet.y - 2 * row.padY);
    const height = heightOf(now);
    const { y } = sheet;
    sheet.artifact(() => {
      const background = BACKGROUND[row.look];
      if (background) sheet.doc.rect(grid.x, y, grid.width, height).fill(background);
      sheet.doc.rect(grid.x, y + height - 0.25, grid.width, 0.5).fill(COLORS.line);
    });
    elements.forEach((element, index) => {
      element.add(() => drawCell({ sheet, spec, grid }, now, index));
    });
    sheet.y = y + height;
    rest = later;
  }
  for (const element of elements) element.end();
}

function leastHeight({ sheet, head }: Drawing, height: number): number {
  const page = sheet.bottom - sheet.top - (head ? heightOf(head) + 1 : 0);
  return height > page / 3 ? LINES_TO_BEGIN * lineHeight(STYLES.body) : height;
}

function slice(row: Wrapped, height: number): { now: Wrapped; later: Wrapped | null } {
  const fitting = row.cells.map((lines) => {
    let left = height + 0.01;
    const first = lines.findIndex(({ style }) => {
      left -= lineHeight(style);
      return left < 0;
    });
    return first === -1 ? lines.length : Math.max(1, first);
  });
  if (row.cells.every((lines, index) => lines.length === fitting[index])) return { now: row, later: null };
  return {
    now: { ...row, cells: row.cells.map((lines, index) => lines.slice(0, fitting[index])) },
    later: { ...row, cells: row.cells.map((lines, index) => lines.slice(fitting[index])) },
  };
}
