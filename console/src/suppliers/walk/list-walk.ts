import type { FilterPayload, SortPayload } from 'react-admin';

/** An entry of the list that the user works through. */
export interface WalkStop {
  id: string;
  workflowId: string;
}

/** The list from which a supplier was opened: its rows so far and how to read more of them. */
export interface ListWalk {
  /** Null: the list of all suppliers. */
  workflowId: string | null;
  /** Address of the list, with its filter, order and page. */
  address: string;
  sort: SortPayload;
  filter: FilterPayload;
  perPage: number;
  /** Page of the newest rows, from 1. */
  page: number;
  /** Place of the first row in the whole list, from 0. */
  first: number;
  total: number | undefined;
  stops: readonly WalkStop[];
}

export interface WalkPlace {
  /** From 1. */
  place: number;
  total: number | undefined;
  previous: WalkStop | undefined;
  next: WalkStop | undefined;
  /** True if the list has further rows that are not loaded yet. */
  needsMore: boolean;
}

/** Position of a supplier in the list; null if the user did not come from a list that contains it. */
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
 * Adds the rows of a page that are not in the list yet. Decisions may remove suppliers from a filtered list, which
 * moves its next rows to a page that was loaded already.
 */
export function withPage(walk: ListWalk, page: number, rows: readonly WalkStop[]): ListWalk {
  const known = new Set(walk.stops.map(({ id }) => id));
  return { ...walk, page, stops: [...walk.stops, ...rows.filter(({ id }) => !known.has(id))] };
}

const KEY = 'homologa.list-walk';

/** Reads the list of this browser tab, so that two tabs can work through different lists; null if the storage fails. */
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
    // Without storage there are no previous and next buttons; everything else works.
  }
}
