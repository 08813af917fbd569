import type { Words } from '@homologa/domain/i18n/locales';
import { SUPPLIER_STATUS_FILTERS, type SupplierStatusFilter } from '@homologa/domain/suppliers/supplier-status';
import { EMPTY_BY_STATUS, SUPPLIERS } from '../suppliers.texts';

export type TableFilter = Readonly<Record<string, unknown>>;

const isStatus = (value: unknown): value is SupplierStatusFilter =>
  SUPPLIER_STATUS_FILTERS.some((status) => status === value);

/** The status tab that a filter stands for: addresses name one status alone or in a list. */
export function statusOf(filter: TableFilter): SupplierStatusFilter {
  const { status } = filter;
  const only: unknown = Array.isArray(status) && status.length === 1 ? status[0] : status;
  return isStatus(only) ? only : 'all';
}

/** Why a table is empty: the search, a filter, the tab, or nothing there at all (client-platform.md section 2). */
export function emptyMessage(filter: TableFilter): { words: Words; canClear: boolean } {
  if (filter['q']) return { words: SUPPLIERS.noMatch, canClear: true };
  const others = Object.keys(filter).filter((key) => key !== 'status' && key !== 'q' && filter[key] !== undefined);
  if (others.length > 0) return { words: SUPPLIERS.noFiltered, canClear: true };
  return { words: EMPTY_BY_STATUS[statusOf(filter)], canClear: false };
}
