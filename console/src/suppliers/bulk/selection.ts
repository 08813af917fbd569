import { BULK_ACTION_MAX_IDS } from '@homologa/domain/suppliers/limits';

export type Selection = { kind: 'some'; ids: readonly string[] } | { kind: 'all' };

export const NOTHING: Selection = { kind: 'some', ids: [] };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' || selection.ids.includes(id);

export const countOf = (selection: Selection, total: number): number =>
  selection.kind === 'all' ? total : selection.ids.length;

/**
 * Selects or deselects suppliers; at most `BULK_ACTION_MAX_IDS` suppliers can be selected by id. If the user deselects
 * a supplier while all suppliers of the list are selected, only the other suppliers of the current page stay selected.
 */
export function setSelected(
  selection: Selection,
  ids: readonly string[],
  isOn: boolean,
  page: readonly string[],
): Selection {
  if (selection.kind === 'all') {
    return isOn ? selection : { kind: 'some', ids: page.filter((id) => !ids.includes(id)) };
  }
  const others = selection.ids.filter((id) => !ids.includes(id));
  return { kind: 'some', ids: isOn ? [...others, ...ids].slice(0, BULK_ACTION_MAX_IDS) : others };
}

export function pageState(selection: Selection, page: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = page.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
}

/** Returns the suppliers of a page from `from` to `to`, both included; only `to` if `from` is on another page. */
export function rangeOf(page: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export const sentFilter = (filter: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
