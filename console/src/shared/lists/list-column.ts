import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  label: string;
  /** Sort key of the API; absent if the column cannot be sorted. */
  sort?: string;
  isNumber?: true;
  /**
   * True if Enter and a click anywhere in the row press the link or button of this cell. 'keys' restricts this to
   * Enter, for cells whose button opens a menu.
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
  cell: (row: Row, isSelected: boolean) => ReactNode;
  isSelected: (row: Row) => boolean;
}
