/** Numbers by the hash of a text, as two arrays sorted by hash. Two texts of one hash are both found. */
export interface KeyTable {
  hashes: Uint32Array;
  values: Int32Array;
}

/** The hash of no text. */
export const HASH_SEED = 0x811c9dc5;

/** FNV-1a of a text's UTF-16 units; with the hash of the text before it, that of both as one. */
export function hashOf(text: string, before = HASH_SEED): number {
  let hash = before;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A hash and a number are kept as one exact number of 53 bits: 28 of the hash, 25 of the number. */
const MAX_VALUES = 2 ** 25;
const placeOf = (hash: number): number => hash >>> 4;

/** Collects pairs of a text's hash and a number below 33 million. */
export class KeyTableBuilder {
  private pairs = new Float64Array(1024);
  private length = 0;

  /** Throws when the number is too large. */
  add(text: string, value: number): void {
    this.addHash(hashOf(text), value);
  }

  /** The same by the text's hash. */
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

/** The numbers kept for a text, and now and then those of another text. */
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
