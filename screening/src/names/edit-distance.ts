const MAX = 48;
/** Maximum word length of the bit-parallel algorithm: one bit per letter. */
const BITS = 32;
const CODES = 128;

const places = new Int32Array(CODES);
let placed = '';

function place(word: string): void {
  if (word === placed) return;
  for (let index = 0; index < placed.length; index += 1) places[placed.charCodeAt(index)] = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    places[code] = (places[code] ?? 0) | (1 << index);
  }
  placed = word;
}

/**
 * Computes the edit distance by Hyyrö's bit-parallel algorithm (2003): bit vectors represent the cost differences in a
 * column of the dynamic programming table.
 */
function distanceByBits(a: string, b: string, limit: number): number {
  place(a);
  const last = 1 << (a.length - 1);
  let distance = a.length;
  let [more, less, diagonal, before] = [-1, 0, 0, 0];
  for (let index = 0; index < b.length; index += 1) {
    const here = places[b.charCodeAt(index)] ?? 0;
    const swapped = ((~diagonal & here) << 1) & before;
    diagonal = (((here & more) + more) ^ more) | here | less | swapped;
    const across = less | ~(diagonal | more);
    const back = diagonal & more;
    if ((across & last) !== 0) distance += 1;
    else if ((back & last) !== 0) distance -= 1;
    // Stop early: each remaining letter can lower the distance by at most one.
    if (distance - (b.length - index - 1) > limit) return limit + 1;
    const shifted = (across << 1) | 1;
    more = (back << 1) | ~(diagonal | shifted);
    less = shifted & diagonal;
    before = here;
  }
  return distance;
}

const rows = [new Uint8Array(MAX + 1), new Uint8Array(MAX + 1), new Uint8Array(MAX + 1)] as const;

function distanceByTable(a: string, b: string, limit: number): number {
  const far = limit + 1;
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

/**
 * Computes the edit distance of two ASCII words, counting insertions, deletions, substitutions and transpositions of
 * neighbours (optimal string alignment). Returns `limit + 1` if the distance exceeds `limit` or if a word is longer
 * than 48 letters.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit || a.length > MAX || b.length > MAX) return limit + 1;
  if (a.length === 0) return b.length;
  return a.length > BITS ? distanceByTable(a, b, limit) : distanceByBits(a, b, limit);
}
