/** How the figures and dates of a column look; a text is text in any of them. */
export type CellKind = 'text' | 'integer' | 'amount' | 'day' | 'moment';

/** Null and undefined leave the cell empty. Dates are shown in UTC. */
export type CellValue = string | number | Date | null | undefined;

export interface SheetColumn {
  header: string;
  kind: CellKind;
  /** In characters. */
  width: number;
}

export interface Sheet {
  /** As on its tab; what a tab cannot be called is left out. */
  name: string;
  columns: readonly SheetColumn[];
  /** In batches, read while the sheet is written: whatever comes before it has been written by then. */
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
  /** A list: bold header that stays in view, with filters. Without it the sheet is a page of facts. */
  isList: boolean;
}
