import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';

export const FIXED_COLUMN: SupplierColumn = 'company_name';

export const LAST_COLUMN: SupplierColumn = 'actions';
export const withActionsLast = (columns: readonly SupplierColumn[]): SupplierColumn[] => [
  ...columns.filter((column) => column !== LAST_COLUMN),
  ...columns.filter((column) => column === LAST_COLUMN),
];

export const toggled = (chosen: readonly SupplierColumn[], column: SupplierColumn): SupplierColumn[] =>
  withActionsLast(chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column]);

export const allOf = (chosen: readonly SupplierColumn[], all: readonly SupplierColumn[]): SupplierColumn[] =>
  withActionsLast([...chosen, ...all.filter((column) => !chosen.includes(column))]);

export const noneOf = (all: readonly SupplierColumn[]): SupplierColumn[] =>
  all.filter((column) => column === FIXED_COLUMN || column === LAST_COLUMN);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export const isNamed = (name: string, text: string): boolean => folded(name).includes(folded(text.trim()));

/**
 * Returns the columns to store: the chosen columns, plus the columns that this table does not offer, at their former
 * positions. All tables share the setting, but a workflow's table has no workflow column.
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
