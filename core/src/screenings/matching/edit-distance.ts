/** Longer words are not compared letter by letter. */
const MAX = 48;
const rows = [new Uint8Array(MAX + 1), new Uint8Array(MAX + 1), new Uint8Array(MAX + 1)] as const;

/**
 * Letters to insert, leave out, replace or swap with their neighbour to make one word the other (optimal string
 * alignment); `limit + 1` when there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit || a.length > MAX || b.length > MAX) return far;
  let [before, previous, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) previous[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    current[from - 1] = from === 1 ? i : far;
    let best = current[from - 1] ?? far;
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      const above = j > i + limit - 1 ? far : (previous[j] ?? far);
      let cost = Math.min(
        above + 1,
        (current[j - 1] ?? far) + 1,
        (previous[j - 1] ?? far) + (letter === other ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwap && Math.abs(i - j) <= limit) cost = Math.min(cost, (before[j - 2] ?? far) + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return far;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(far, previous[b.length] ?? far);
}
