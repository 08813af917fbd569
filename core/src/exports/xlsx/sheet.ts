/** Number format of a column; text is written as text in all of them. */
export type CellKind = 'text' | 'integer' | 'amount' | 'day' | 'moment';

/** Null and undefined leave the cell empty. Dates are UTC. */
export type CellValue = string | number | Date | null | undefined;

export interface SheetColumn {
  header: string;
  kind: CellKind;
  /** In characters. */
  width: number;
}

export interface Sheet {
  /** Tab name; invalid characters are dropped. */
  name: string;
  columns: readonly SheetColumn[];
  /** Consumed while the sheet is written, after all previous sheets. */
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
  isList: boolean;
}
