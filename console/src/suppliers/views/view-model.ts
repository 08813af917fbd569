import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import type { ColumnWidths, SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import type { TableFilter } from '../filters/filter-model';

export interface ShownView {
  filter: TableFilter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  columns: readonly SupplierColumn[];
  widths?: ColumnWidths;
}

export const viewsFor = (views: readonly SavedView[], workflowId: string | null): SavedView[] =>
  views.filter((view) => view.workflow_id === null || view.workflow_id === workflowId);

/** Normalizes a filter for storage and comparison: removes empty values and sorts the keys. */
function toStoredFilter(filter: TableFilter): SavedView['filter'] {
  const entries = Object.entries(filter).flatMap(([key, value]): [string, string | string[]][] => {
    if (typeof value === 'string') return value === '' ? [] : [[key, value]];
    return Array.isArray(value) && value.length > 0 ? [[key, value.map(String)]] : [];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) as SavedView['filter'];
}

export const viewOf = ({
  filter,
  sort,
  columns,
  widths,
}: ShownView): Pick<SavedView, 'filter' | 'sort' | 'columns' | 'widths'> => ({
  filter: toStoredFilter(filter),
  sort: { field: sort.field, order: sort.order },
  columns: [...columns],
  ...(widths && Object.keys(widths).length > 0 ? { widths } : {}),
});

function filterIn(view: SavedView, workflowId: string | null): TableFilter {
  if (workflowId === null) return view.filter;
  const { workflow_id: _workflows, ...others } = view.filter;
  return others;
}

const key = (filter: TableFilter): string => JSON.stringify(toStoredFilter(filter));

/** True if the table has the view's filter and order. Ignores the columns, which users may rearrange. */
export const isShown = (view: SavedView, shown: ShownView, workflowId: string | null): boolean =>
  key(filterIn(view, workflowId)) === key(shown.filter) &&
  view.sort.field === shown.sort.field &&
  view.sort.order === shown.sort.order;

const LIST_SORT = { field: 'created_at', order: 'DESC' } as const;

function filterOf(text: string): TableFilter | null {
  try {
    const filter: unknown = JSON.parse(text);
    return typeof filter === 'object' && filter !== null ? { ...filter } : null;
  } catch {
    return null;
  }
}

/**
 * True if the query string has the view's filter and order. Also true if the query string has the view's id but no
 * filter, because the list is about to apply the view.
 */
export function isViewAt(view: SavedView, search: string): boolean {
  const asked = new URLSearchParams(search);
  const text = asked.get('filter');
  if (text === null) return asked.get('view') === view.id;
  const filter = filterOf(text);
  const order = (asked.get('order') ?? LIST_SORT.order) === 'ASC' ? 'ASC' : 'DESC';
  const sort = { field: asked.get('sort') ?? LIST_SORT.field, order } as const;
  return filter !== null && isShown(view, { filter, sort, columns: [] }, view.workflow_id);
}

export function searchOf(view: SavedView, workflowId: string | null, perPage: number): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filterIn(view, workflowId)),
    sort: view.sort.field,
    order: view.sort.order,
    page: '1',
    perPage: String(perPage),
  });
  return `?${query}`;
}

export const checkViewName = ({ name }: { name: string }): Violation[] =>
  name.trim() === '' ? [violation('all_fields_required', 'name')] : [];
