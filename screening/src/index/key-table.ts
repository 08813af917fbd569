/**
 * Maps the hash of a text to numbers, as two arrays sorted by hash. If the hashes of two texts collide, a lookup of
 * either text returns the numbers of both.
 */
export interface KeyTable {
  hashes: Uint32Array;
  values: Int32Array;
}

export const HASH_SEED = 0x811c9dc5;

/** Returns the FNV-1a hash over UTF-16 units. `before` is the hash of a prefix, to hash a concatenation. */
export function hashOf(text: string, before = HASH_SEED): number {
  let hash = before;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Exclusive limit of a number: 25 bits, because a number and 28 bits of the hash are packed into one double, which is
 * exact up to 53 bits.
 */
const MAX_VALUES = 2 ** 25;
const placeOf = (hash: number): number => hash >>> 4;

export class KeyTableBuilder {
  private pairs = new Float64Array(1024);
  private length = 0;

  /** Throws RangeError for a number of more than 25 bits. */
  add(text: string, value: number): void {
    this.addHash(hashOf(text), value);
  }

  addHash(hash: number, value: number): void {
    if (value >= MAX_VALUES) throw new RangeError(`${value} is too large for a table of keys`);
    if (this.length === this.pairs.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.pairs);
      this.pairs = larger;
    }
    this.pairs[this.length] = placeOf(hash) * MAX_VALUES + value;
    this.length += 1;
  }

  finish(): KeyTable {
    const sorted = this.pairs.subarray(0, this.length).sort();
    const hashes = new Uint32Array(this.length);
    const values = new Int32Array(this.length);
    let count = 0;
    for (let index = 0; index < sorted.length; index += 1) {
      const pair = sorted[index] ?? 0;
      if (index > 0 && pair === sorted[index - 1]) continue;
      const hash = Math.floor(pair / MAX_VALUES);
      hashes[count] = hash;
      values[count] = pair - hash * MAX_VALUES;
      count += 1;
    }
    return { hashes: hashes.slice(0, count), values: values.slice(0, count) };
  }
}

export function valuesOf({ hashes, values }: KeyTable, text: string): Int32Array {
  const wanted = placeOf(hashOf(text));
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < hashes.length && hashes[end] === wanted) end += 1;
  return values.subarray(low, end);
}
