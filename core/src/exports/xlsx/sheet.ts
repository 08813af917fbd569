export type CellKind = 'text' | 'integer' | 'amount' | 'day' | 'moment';

/** Value of a cell; null and undefined leave the cell empty. Dates are UTC. */
export type CellValue = string | number | Date | null | undefined;

export interface SheetColumn {
  header: string;
  kind: CellKind;
  /** Column width in characters. */
  width: number;
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
  isList: boolean;
}
