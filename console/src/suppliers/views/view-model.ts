import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import type { SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import type { TableFilter } from '../filters/filter-model';

/** What a suppliers table shows now. */
export interface ShownView {
  filter: TableFilter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  columns: readonly SupplierColumn[];
}

/** Views that may be used here: those for everywhere, and the workflow's own. */
export const viewsFor = (views: readonly SavedView[], workflowId: string | null): SavedView[] =>
  views.filter((view) => view.workflow_id === null || view.workflow_id === workflowId);

/** The filter as an address and a view keep it: without what is empty, and in one order of keys. */
function stored(filter: TableFilter): SavedView['filter'] {
  const entries = Object.entries(filter).flatMap(([key, value]): [string, string | string[]][] => {
    if (typeof value === 'string') return value === '' ? [] : [[key, value]];
    return Array.isArray(value) && value.length > 0 ? [[key, value.map(String)]] : [];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) as SavedView['filter'];
}

/** A view's part that is taken from the table. */
export const viewOf = ({ filter, sort, columns }: ShownView): Pick<SavedView, 'filter' | 'sort' | 'columns'> => ({
  filter: stored(filter),
  sort: { field: sort.field, order: sort.order },
  columns: [...columns],
});

/** The view's filter in a place: within one workflow there is none to choose. */
function filterIn(view: SavedView, workflowId: string | null): TableFilter {
  if (workflowId === null) return view.filter;
  const { workflow_id: _workflows, ...others } = view.filter;
  return others;
}

const key = (filter: TableFilter): string => JSON.stringify(stored(filter));

/** Whether the table shows the view, its columns aside: those belong to the person. */
export const isShown = (view: SavedView, shown: ShownView, workflowId: string | null): boolean =>
  key(filterIn(view, workflowId)) === key(shown.filter) &&
  view.sort.field === shown.sort.field &&
  view.sort.order === shown.sort.order;

/** The address's query that shows the view, from its first page. */
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

/** What is wrong with a view's name as typed. */
export const checkViewName = ({ name }: { name: string }): Violation[] =>
  name.trim() === '' ? [violation('all_fields_required', 'name')] : [];
