import type { Identifier } from 'react-admin';

/**
 * Finds the row that takes the place of a row that left the list: the next row of the former order that is still in the
 * list, otherwise the previous one. Returns null, the first row, if the list shows wholly new rows.
 */
export function rowAfter(
  left: Identifier,
  former: readonly Identifier[],
  rows: readonly Identifier[],
): Identifier | null {
  const isShown = (id: Identifier) => rows.includes(id);
  const place = former.indexOf(left);
  return former.slice(place + 1).find(isShown) ?? former.slice(0, Math.max(place, 0)).findLast(isShown) ?? null;
}
