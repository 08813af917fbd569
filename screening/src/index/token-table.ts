import { hashOf } from './key-table';

export interface TokenTable {
  bytes: Uint8Array;
  starts: Uint32Array;
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

const larger = <T extends Uint8Array | Uint32Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};

export class TokenTableBuilder {
  private bytes = new Uint8Array(65_536);
  private starts = new Uint32Array(8192);
  /**
   * Two numbers per slot, stored next to each other for cache locality: the hash of the token, and the number of the
   * token plus one.
   */
  private slots = new Int32Array(2 * slotsFor(8192));
  size = 0;

  /**
   * Returns the number of a token; adds the token if it is new. Callers that have already computed the hash pass it.
   */
  intern(token: string, hash = hashOf(token)): number {
    const signed = hash | 0;
    let slot = this.slotOf(signed);
    for (let held = this.slots[slot + 1] ?? 0; held !== 0; held = this.slots[slot + 1] ?? 0) {
      const isAlike = this.slots[slot] === signed;
      if (isAlike && isAt(this.bytes, this.starts[held - 1] ?? 0, this.starts[held] ?? 0, token)) return held - 1;
      slot = (slot + 2) & (this.slots.length - 2);
    }
    this.slots[slot] = signed;
    this.slots[slot + 1] = this.size + 1;
    this.append(token);
    return this.size - 1;
  }

  private slotOf(signed: number): number {
    return (signed << 1) & (this.slots.length - 2);
  }

  private append(token: string): void {
    const start = this.starts[this.size] ?? 0;
    const end = start + token.length;
    if (end > this.bytes.length) this.bytes = larger(this.bytes, new Uint8Array(this.bytes.length * 2));
    if (this.size + 2 > this.starts.length) {
      this.starts = larger(this.starts, new Uint32Array(this.starts.length * 2));
    }
    for (let index = 0; index < token.length; index += 1) this.bytes[start + index] = token.charCodeAt(index);
    this.size += 1;
    this.starts[this.size] = end;
    if (this.size * 4 > this.slots.length) this.grow();
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Int32Array(before.length * 2);
    for (let at = 0; at < before.length; at += 2) {
      const held = before[at + 1] ?? 0;
      if (held === 0) continue;
      const signed = before[at] ?? 0;
      let slot = this.slotOf(signed);
      while (this.slots[slot + 1] !== 0) slot = (slot + 2) & (this.slots.length - 2);
      this.slots[slot] = signed;
      this.slots[slot + 1] = held;
    }
  }

  finish(): TokenTable {
    const slots = new Int32Array(this.slots.length / 2);
    for (let slot = 0; slot < slots.length; slot += 1) slots[slot] = this.slots[2 * slot + 1] ?? 0;
    return {
      bytes: this.bytes.slice(0, this.starts[this.size] ?? 0),
      starts: this.starts.slice(0, this.size + 1),
      slots,
    };
  }
}

/** Caches the Buffer view of the last table: creating it takes longer than reading a token. */
let read: { bytes: Uint8Array; buffer: Buffer } = { bytes: new Uint8Array(0), buffer: Buffer.alloc(0) };

export function tokenText({ bytes, starts }: Pick<TokenTable, 'bytes' | 'starts'>, token: number): string {
  if (read.bytes !== bytes) read = { bytes, buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) };
  return read.buffer.toString('latin1', starts[token] ?? 0, starts[token + 1] ?? 0);
}

export function findToken({ bytes, starts, slots }: TokenTable, token: string): number {
  const mask = slots.length - 1;
  let slot = hashOf(token) & mask;
  for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
    if (isAt(bytes, starts[held - 1] ?? 0, starts[held] ?? 0, token)) return held - 1;
    slot = (slot + 1) & mask;
  }
  return -1;
}
