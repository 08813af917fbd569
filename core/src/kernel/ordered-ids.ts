const ID_BYTES = 16;

/** Ids in the order of a list, as `uuid_send` writes them one after the other, 16 bytes each: a million of them fit where their rows would not. */
export class OrderedIds {
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#bytes.length / ID_BYTES;
  }

  /** The ids from one place to before another, as texts. */
  slice(start: number, end: number): string[] {
    const ids: string[] = [];
    for (let at = start; at < Math.min(end, this.length); at += 1) {
      const hex = this.#bytes.toString('hex', at * ID_BYTES, (at + 1) * ID_BYTES);
      ids.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
    }
    return ids;
  }
}
