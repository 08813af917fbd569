import { LIST_MAX_DEPTH, LIST_RECORD_MAX_CHARACTERS } from '@homologa/domain/screenings/limits';
import { beyondLimits, malformed } from './list-reader';

/**
 * Brackets that are open when a record begins. In JSON lines no bracket is open. In a document, the records are in an
 * array that is either at the top level or a member of the top-level object.
 */
const RECORD_PLACES = { lines: [''], document: ['[', '{['] } as const;
type JsonLayout = keyof typeof RECORD_PLACES;

class Splitter {
  #open = '';
  #isInString = false;
  #isEscaped = false;
  #record: { text: string; depth: number } | null = null;
  ready: string[] = [];
  readonly #places: readonly string[];

  constructor(layout: JsonLayout) {
    this.#places = RECORD_PLACES[layout];
  }

  get isWhole(): boolean {
    return this.#open === '' && !this.#isInString;
  }

  take(piece: string): void {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece[at];
      if (this.#isInString) this.#inString(sign);
      else if (sign === '"') this.#isInString = true;
      else if (sign === '{' || sign === '[') {
        if (this.#begin(sign)) from = at;
      } else if (sign === '}' || sign === ']') {
        if (this.#end(sign)) this.#keep(piece.slice(from, at + 1));
      }
    }
    if (!this.#record) return;
    this.#record.text += piece.slice(from);
    if (this.#record.text.length > LIST_RECORD_MAX_CHARACTERS) throw beyondLimits('{');
  }

  #inString(sign: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === '\\') this.#isEscaped = true;
    else if (sign === '"') this.#isInString = false;
  }

  #begin(sign: '{' | '['): boolean {
    const isRecord = sign === '{' && !this.#record && this.#places.includes(this.#open);
    if (isRecord) this.#record = { text: '', depth: this.#open.length };
    this.#open += sign;
    if (this.#open.length > LIST_MAX_DEPTH) throw beyondLimits(sign);
    return isRecord;
  }

  #end(sign: '}' | ']'): boolean {
    const opened = this.#open.at(-1);
    if ((sign === '}') !== (opened === '{')) throw malformed(sign);
    this.#open = this.#open.slice(0, -1);
    return this.#record?.depth === this.#open.length;
  }

  #keep(rest: string): void {
    if (this.#record) this.ready.push(this.#record.text + rest);
    this.#record = null;
  }
}

/**
 * Streams the record objects of a JSON text: one per line, or the elements of the document's array. Throws
 * `watchlist_malformed` and `watchlist_limits`.
 */
export async function* readJson(
  text: AsyncIterable<string>,
  layout: JsonLayout,
): AsyncGenerator<Record<string, unknown>> {
  const splitter = new Splitter(layout);
  let count = 0;
  for await (const piece of text) {
    splitter.take(piece);
    const { ready } = splitter;
    splitter.ready = [];
    for (const record of ready) {
      count += 1;
      yield parseRecord(record, count);
    }
  }
  if (!splitter.isWhole) throw malformed(`${count + 1}`);
}

function parseRecord(text: string, number: number): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw malformed(`${number}`, cause);
  }
}
