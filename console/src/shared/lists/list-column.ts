import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  label: string;
  /** Sort key of the API; without it the column cannot be sorted. */
  sort?: string;
  isNumber?: true;
  /**
   * True if Enter on the row and a click anywhere in the row press the cell's link or button. With 'keys', only Enter
   * does, for cells whose button opens a menu.
   */
  opensRow?: true | 'keys';
  sticky?: 'start' | 'end';
  /** Maximum width in pixels; a longer cell is truncated, with the full text in its tooltip. */
  width?: number;
  note?: ReactNode;
  render: (row: Row) => ReactNode;
}

export interface LeadingColumn<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isSelected: (row: Row) => boolean;
}
