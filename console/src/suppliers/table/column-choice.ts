import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';

/** The column that names the supplier is always shown. */
export const FIXED_COLUMN: SupplierColumn = 'company_name';

/** The column of actions is at the table's end, whatever was chosen after it. */
export const LAST_COLUMN: SupplierColumn = 'actions';
export const withActionsLast = (columns: readonly SupplierColumn[]): SupplierColumn[] => [
  ...columns.filter((column) => column !== LAST_COLUMN),
  ...columns.filter((column) => column === LAST_COLUMN),
];

/** The choice with a column shown at the end of the others, or hidden. */
export const toggled = (chosen: readonly SupplierColumn[], column: SupplierColumn): SupplierColumn[] =>
  withActionsLast(chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column]);

/** Everything, what is shown already keeping its order. */
export const allOf = (chosen: readonly SupplierColumn[], all: readonly SupplierColumn[]): SupplierColumn[] =>
  withActionsLast([...chosen, ...all.filter((column) => !chosen.includes(column))]);

/** Only what cannot be hidden. */
export const noneOf = (all: readonly SupplierColumn[]): SupplierColumn[] =>
  all.filter((column) => column === FIXED_COLUMN || column === LAST_COLUMN);

/** Capitals and accents do not matter to who looks for a column. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export const isNamed = (name: string, text: string): boolean => folded(name).includes(folded(text.trim()));

/**
 * What is stored of a choice: columns that this table cannot show (a workflow's own has no column of workflows) stay
 * where they were, for the tables that can.
 */
export function storedColumns(
  chosen: readonly SupplierColumn[],
  former: readonly SupplierColumn[],
  available: readonly SupplierColumn[],
): SupplierColumn[] {
  const stored = [...chosen];
  former.forEach((column, place) => {
    if (!available.includes(column)) stored.splice(Math.min(place, stored.length), 0, column);
  });
  return stored;
}
