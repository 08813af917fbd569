export type CellKind = 'text' | 'wrapped' | 'number' | 'integer' | 'amount' | 'percent' | 'day' | 'moment';

/** Cell with a kind of its own, which an empty cell has too: it decides how a spreadsheet reads what is typed into it. */
export interface KindCell {
  kind: CellKind;
  value: string | number | Date | null;
}

/** Value of a cell; null and undefined leave the cell empty. Dates are UTC. */
export type CellValue = string | number | Date | KindCell | null | undefined;

export interface SheetColumn {
  header: string;
  kind: CellKind;
  /** Column width in characters. */
  width: number;
  isHidden?: boolean;
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
  isList: boolean;
  isHidden?: boolean;
  /** Cells that offer a list of values, as areas: `G2` from `'Lists'!$A$1:$A$3`. */
  choices?: readonly { at: string; from: string }[];
}
