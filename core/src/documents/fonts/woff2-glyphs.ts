class Stream {
  at = 0;
  constructor(readonly bytes: Buffer) {}

  byte(): number {
    return this.bytes.readUInt8(this.at++);
  }

  word(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  signed(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** Reads a variable-length number of one to three bytes (255UInt16 of WOFF2). */
  short(): number {
    const code = this.byte();
    if (code === 253) return this.word();
    if (code === 254) return this.byte() + 506;
    return code === 255 ? this.byte() + 253 : code;
  }
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

const COMPOSITE = { words: 1, scale: 8, more: 32, xyScale: 64, matrix: 128, instructions: 256 } as const;

const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
const STREAMS_AT = 36;

export class GlyphTables {
  readonly glyphs: Buffer;
  readonly places: Buffer;
  readonly #from: Record<(typeof STREAMS)[number], Stream>;

  constructor(table: Buffer) {
    const count = table.readUInt16BE(4);
    let at = STREAMS_AT;
    const streams = STREAMS.map((name, index) => {
      const length = table.readUInt32BE(8 + index * 4);
      at += length;
      return [name, new Stream(table.subarray(at - length, at))] as const;
    });
    this.#from = Object.fromEntries(streams) as Record<(typeof STREAMS)[number], Stream>;
    const hasBox = this.#from.boxes.take(((count + 31) >> 5) << 2);
    this.places = Buffer.alloc((count + 1) * 4);
    const made: Buffer[] = [];
    let size = 0;
    for (let glyph = 0; glyph < count; glyph += 1) {
      const bytes = this.#glyph(((hasBox[glyph >> 3] ?? 0) & (128 >> (glyph & 7))) !== 0);
      made.push(bytes);
      size += bytes.length;
      this.places.writeUInt32BE(size, (glyph + 1) * 4);
    }
    this.glyphs = Buffer.concat(made);
  }

  #glyph(hasBox: boolean): Buffer {
    const contours = this.#from.contours.signed();
    if (contours === 0) return Buffer.alloc(0);
    const bytes = contours < 0 ? this.#composite() : this.#simple(contours, hasBox);
    return bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);
  }

  #simple(contours: number, hasBox: boolean): Buffer {
    const ends: number[] = [];
    for (let contour = 0; contour < contours; contour += 1) ends.push((ends.at(-1) ?? -1) + this.#from.points.short());
    const points: Point[] = [];
    for (let at = ends.at(-1) ?? -1; at >= 0; at -= 1) points.push(this.#step());
    const instructions = this.#from.instructions.take(this.#from.glyphs.short());
    const box = hasBox ? this.#from.boxes.take(8) : boxOf(points);
    const head = Buffer.alloc(2 + contours * 2 + 2);
    head.writeInt16BE(contours, 0);
    const outline = Buffer.alloc(points.length * 5);
    for (const [index, end] of ends.entries()) head.writeUInt16BE(end, 2 + index * 2);
    head.writeUInt16BE(instructions.length, 2 + contours * 2);
    for (const [index, { x, y, isOnCurve }] of points.entries()) {
      outline.writeUInt8(isOnCurve ? 1 : 0, index);
      outline.writeInt16BE(x, points.length + index * 2);
      outline.writeInt16BE(y, points.length * 3 + index * 2);
    }
    return Buffer.concat([head.subarray(0, 2), box, head.subarray(2), instructions, outline]);
  }

  #step(): Point {
    const { flags, glyphs } = this.#from;
    const flag = flags.byte();
    const kind = flag & 127;
    const isOnCurve = flag < 128;
    const signed = (bits: number, value: number): number => ((bits & 1) === 1 ? value : -value);
    if (kind < 10) return { x: 0, y: signed(kind, ((kind & 14) << 7) + glyphs.byte()), isOnCurve };
    if (kind < 20) return { x: signed(kind, (((kind - 10) & 14) << 7) + glyphs.byte()), y: 0, isOnCurve };
    const both = (x: number, y: number): Point => ({ x: signed(kind, x), y: signed(kind >> 1, y), isOnCurve });
    if (kind < 84) {
      const [high, low] = [kind - 20, glyphs.byte()];
      return both(1 + (high & 48) + (low >> 4), 1 + ((high & 12) << 2) + (low & 15));
    }
    if (kind < 120) {
      const high = kind - 84;
      return both(1 + (Math.floor(high / 12) << 8) + glyphs.byte(), 1 + (((high % 12) >> 2) << 8) + glyphs.byte());
    }
    if (kind < 124) {
      const [first, middle, last] = [glyphs.byte(), glyphs.byte(), glyphs.byte()];
      return both((first << 4) + (middle >> 4), ((middle & 15) << 8) + last);
    }
    return both(glyphs.word(), glyphs.word());
  }

  #composite(): Buffer {
    const { composites, glyphs, boxes, instructions } = this.#from;
    const start = composites.at;
    let flags = 0;
    let hasInstructions = false;
    do {
      flags = composites.word();
      hasInstructions ||= (flags & COMPOSITE.instructions) !== 0;
      const scale = flags & COMPOSITE.scale ? 2 : flags & COMPOSITE.xyScale ? 4 : flags & COMPOSITE.matrix ? 8 : 0;
      composites.take(2 + (flags & COMPOSITE.words ? 4 : 2) + scale);
    } while (flags & COMPOSITE.more);
    const parts = composites.bytes.subarray(start, composites.at);
    const contours = Buffer.from([0xff, 0xff]);
    const box = boxes.take(8);
    if (!hasInstructions) return Buffer.concat([contours, box, parts]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(glyphs.short(), 0);
    return Buffer.concat([contours, box, parts, length, instructions.take(length.readUInt16BE(0))]);
  }
}

function boxOf(points: readonly Point[]): Buffer {
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    x += point.x;
    y += point.y;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  const box = Buffer.alloc(8);
  for (const [index, value] of [left, bottom, right, top].entries()) box.writeInt16BE(value, index * 2);
  return box;
}
