import { Growing } from './growing-arrays';
import { hashOf } from './key-table';

/** ASCII tokens and their numbers, in arrays that can be moved between threads. */
export interface TokenTable {
  bytes: Uint8Array;
  /** Where each token begins, and after the last one where it ends. */
  starts: Uint32Array;
  /** An open hash table: numbers of tokens plus one, 0 where it is empty. */
  slots: Int32Array;
}

const isAt = (bytes: Uint8Array, start: number, end: number, token: string): boolean => {
  if (end - start !== token.length) return false;
  for (let index = 0; index < token.length; index += 1) {
    if (bytes[start + index] !== token.charCodeAt(index)) return false;
  }
  return true;
};

const slotsFor = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(16, count * 2)));

/** Gives each token a number, in the order in which they come. */
export class TokenTableBuilder {
  private bytes = new Growing((length) => new Uint8Array(length));
  private starts = new Growing((length) => new Uint32Array(length));
  private slots = new Int32Array(slotsFor(4096));

  constructor() {
    this.starts.push(0);
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** The number of a token, which is new where it was not seen before. */
  intern(token: string): number {
    const bytes = this.bytes.reserve(token.length);
    const mask = this.slots.length - 1;
    let slot = hashOf(token) & mask;
    for (let held = this.slots[slot] ?? 0; held !== 0; held = this.slots[slot] ?? 0) {
      if (isAt(bytes, this.starts.at(held - 1), this.starts.at(held), token)) return held - 1;
      slot = (slot + 1) & mask;
    }
    for (let index = 0; index < token.length; index += 1) this.bytes.push(token.charCodeAt(index));
    this.starts.push(this.bytes.length);
    this.slots[slot] = this.size;
    if (this.size * 2 > this.slots.length) this.grow();
    return this.size - 1;
  }

  private grow(): void {
    this.slots = new Int32Array(slotsFor(this.size * 2));
    const table = { bytes: this.bytes.reserve(0), starts: this.starts.reserve(0) };
    const mask = this.slots.length - 1;
    for (let token = 0; token < this.size; token += 1) {
      let slot = hashOf(tokenText(table, token)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = token + 1;
    }
  }

  finish(): TokenTable {
    return { bytes: this.bytes.take(), starts: this.starts.take(), slots: this.slots };
  }
}

/** The text of a numbered token. */
export function tokenText({ bytes, starts }: Pick<TokenTable, 'bytes' | 'starts'>, token: number): string {
  const start = starts[token] ?? 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, (starts[token + 1] ?? start) - start).toString('latin1');
}

/** The number of a token, or -1. */
export function findToken({ bytes, starts, slots }: TokenTable, token: string): number {
  const mask = slots.length - 1;
  let slot = hashOf(token) & mask;
  for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
    if (isAt(bytes, starts[held - 1] ?? 0, starts[held] ?? 0, token)) return held - 1;
    slot = (slot + 1) & mask;
  }
  return -1;
}
