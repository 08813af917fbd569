import type { QuestionType } from '../questionnaire-rules';

/** `section`: the item is below another heading; `order`: it has another place among the items that stayed together. */
export type Move = 'section' | 'order';

interface Placed {
  id: string;
  type: QuestionType | null;
}

/** Maps each item to the heading above it, null if there is none; a heading belongs to itself. */
export function sectionsOf(items: readonly Placed[]): ReadonlyMap<string, string | null> {
  let section: string | null = null;
  return new Map(
    items.map(({ id, type }) => {
      if (type === 'section') section = id;
      return [id, section];
    }),
  );
}

/** Returns the indexes of a longest ascending subsequence. */
function longestAscending(values: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous = values.map(() => -1);
  values.forEach((value, at) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(at);
  return kept;
}

interface Groups {
  /** Items below another heading than before. */
  left: string[];
  /** Ids of the headings, and of the items that stayed below each heading, in their order after. */
  stayed: string[][];
}

function groupsOf(before: readonly Placed[], after: readonly Placed[]): Groups {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const left: string[] = [];
  const groups = new Map<string | null | symbol, string[]>();
  const headings = Symbol('headings');
  for (const { id, type } of after) {
    if (!old.has(id)) continue;
    const section = now.get(id) ?? null;
    const group = type === 'section' ? headings : section;
    if (type !== 'section' && (old.get(id) ?? null) !== section) left.push(id);
    else groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return { left, stayed: [...groups.values()] };
}

/**
 * Returns the items that moved, by their ids, as few as explain the new order. A section moves as one item: its
 * questions keep their places in it. Items without a counterpart do not move.
 */
export function movesBetween(before: readonly Placed[], after: readonly Placed[]): ReadonlyMap<string, Move> {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const { left, stayed } = groupsOf(before, after);
  const moves = new Map<string, Move>(left.map((id) => [id, 'section']));
  for (const ids of stayed) {
    const kept = longestAscending(ids.map((id) => places.get(id) ?? 0));
    ids.forEach((id, at) => {
      if (!kept.has(at)) moves.set(id, 'order');
    });
  }
  return moves;
}

/** Maps each of two neighbours that have changed places to the other: which of them was moved cannot be known. */
export function swapsBetween(before: readonly Placed[], after: readonly Placed[]): ReadonlyMap<string, string> {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const swaps = new Map<string, string>();
  for (const now of groupsOf(before, after).stayed) {
    const old = now.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    now.forEach((id, at) => {
      const next = now[at + 1];
      if (next === undefined || old[at] !== next || old[at + 1] !== id) return;
      swaps.set(id, next).set(next, id);
    });
  }
  return swaps;
}
