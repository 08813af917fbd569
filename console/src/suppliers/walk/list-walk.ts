import type { FilterPayload, SortPayload } from 'react-admin';

/** One supplier of a stored list, with the workflow id for the URL of the supplier's page. */
export interface WalkStop {
  id: string;
  workflowId: string;
}

/** The list from which a supplier was opened: the rows loaded so far, and the parameters for loading more. */
export interface ListWalk {
  /** Null for the list of all suppliers. */
  workflowId: string | null;
  /** URL of the list with its filter, order and page. */
  address: string;
  sort: SortPayload;
  filter: FilterPayload;
  perPage: number;
  /** Last loaded page, from 1. */
  page: number;
  /** Index of the first loaded row in the whole list, from 0. */
  first: number;
  total: number | undefined;
  stops: readonly WalkStop[];
}

export interface WalkPlace {
  /** Position in the whole list, from 1. */
  place: number;
  total: number | undefined;
  previous: WalkStop | undefined;
  next: WalkStop | undefined;
  /** True if the list has further rows that are not loaded yet. */
  needsMore: boolean;
}

/**
 * Returns the position of a supplier in the list and its neighbours; null if the list does not contain the supplier.
 */
export function placeIn(walk: ListWalk | null, supplierId: string): WalkPlace | null {
  const at = walk?.stops.findIndex(({ id }) => id === supplierId) ?? -1;
  if (!walk || at < 0) return null;
  const { stops, first, total } = walk;
  const isLast = at === stops.length - 1;
  return {
    place: first + at + 1,
    total,
    previous: stops[at - 1],
    next: stops[at + 1],
    needsMore: isLast && total !== undefined && first + stops.length < total,
  };
}

/**
 * Appends the rows of a page that are not stored yet. Some rows may be stored already: a decision can remove a supplier
 * from a filtered list, and later rows then move up to a page that was loaded before.
 */
export function withPage(walk: ListWalk, page: number, rows: readonly WalkStop[]): ListWalk {
  const known = new Set(walk.stops.map(({ id }) => id));
  return { ...walk, page, stops: [...walk.stops, ...rows.filter(({ id }) => !known.has(id))] };
}

const KEY = 'homologa.list-walk';

/**
 * Reads the stored list; null if the browser blocks the storage. Each tab stores its own list, so that a user can work
 * through two lists in two tabs.
 */
export function readWalk(): ListWalk | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function keepWalk(walk: ListWalk): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(walk));
  } catch {
    // Ignore a blocked storage, because the supplier's page then only lacks the buttons for the previous and next
    // supplier.
  }
}
