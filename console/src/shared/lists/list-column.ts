import type { ReactNode } from 'react';

/** A column of a list's table. */
export interface ListColumn<Row> {
  /** Names the column among the others. */
  key: string;
  label: string;
  /** What the server sorts by; without it the column is not sorted. */
  sort?: string;
  /** Figures are on the right, and are sorted from the highest first. */
  isNumber?: true;
  /** Stays in view at this end of the table while the others are scrolled. */
  sticky?: 'start' | 'end';
  /** Its widest, in pixels: what is longer is cut, with the whole of it as the cell's title. */
  width?: number;
  /** Beside the heading. */
  note?: ReactNode;
  render: (row: Row) => ReactNode;
}

/** The boxes to select rows by, before the first column. */
export interface LeadingColumn<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isSelected: (row: Row) => boolean;
}
