import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { readingsOf } from '../names/name-readings';
import { FAMILY, PARTICLE, type ParsedName, parseName } from '../names/parse-name';
import { consonantKey, lookupKey } from '../names/sound-keys';
import { eachTrigram, TRIGRAM_COUNT } from '../names/trigrams';
import { weightOf } from '../names/weighed-name';
import { Growing } from './growing-arrays';
import { identifierKeys } from './identifiers';
import { GROUPS, type IndexData, type NumberLists, packEntry, packKind, packName } from './index-data';
import { HASH_SEED, hashOf, KeyTableBuilder } from './key-table';
import { type TokenTable, TokenTableBuilder, tokenText } from './token-table';

export interface ListedEntry {
  list: string;
  entry: ListEntry;
}

const MIN_RARITY = 0.15;
/** Minimum corpus size assumed for the rarity of words, because every word would be rare in a small corpus. */
const MIN_CORPUS = 1000;
const RARITY_SCALE = 0.8;

function rarityIn(count: number, corpus: number): number {
  const size = Math.max(MIN_CORPUS, corpus);
  return Math.min(1, Math.max(MIN_RARITY, Math.log(size / Math.max(1, count)) / (RARITY_SCALE * Math.log(size))));
}

const MIN_FUZZY_LENGTH = 3;
const isFuzzy = (token: string): boolean => token.length >= MIN_FUZZY_LENGTH && /^[a-z]+$/.test(token);
const MAX_SHORT_NEIGHBOUR = 4;

function postingsOf(rowStarts: Uint32Array, rowTokens: Int32Array, count: number, size: number): NumberLists {
  const starts = new Uint32Array(size + 1);
  const isRepeated = (start: number, at: number): boolean => {
    for (let before = start; before < at; before += 1) if (rowTokens[before] === rowTokens[at]) return true;
    return false;
  };
  for (let row = 0; row < count; row += 1) {
    const [start, end] = [rowStarts[row] ?? 0, rowStarts[row + 1] ?? 0];
    for (let at = start; at < end; at += 1) {
      const key = (rowTokens[at] ?? 0) + 1;
      if (!isRepeated(start, at)) starts[key] = (starts[key] ?? 0) + 1;
    }
  }
  for (let key = 0; key < size; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const values = new Int32Array(starts[size] ?? 0);
  const next = starts.slice(0, size);
  for (let row = 0; row < count; row += 1) {
    const [start, end] = [rowStarts[row] ?? 0, rowStarts[row + 1] ?? 0];
    for (let at = start; at < end; at += 1) {
      if (isRepeated(start, at)) continue;
      const token = rowTokens[at] ?? 0;
      const place = next[token] ?? 0;
      values[place] = row;
      next[token] = place + 1;
    }
  }
  return { starts, values };
}

function entriesBy({ starts, values }: NumberLists, rowEntity: Int32Array): Uint32Array {
  const counts = new Uint32Array(starts.length - 1);
  for (let token = 0; token < counts.length; token += 1) {
    let last = -1;
    let count = 0;
    for (let at = starts[token] ?? 0; at < (starts[token + 1] ?? 0); at += 1) {
      const entity = rowEntity[values[at] ?? 0] ?? 0;
      if (entity !== last) count += 1;
      last = entity;
    }
    counts[token] = count;
  }
  return counts;
}

function listsOf(count: number, size: number, each: (of: number, visit: (key: number) => void) => void): NumberLists {
  const starts = new Uint32Array(size + 1);
  const countOne = (key: number): void => {
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  };
  for (let index = 0; index < count; index += 1) each(index, countOne);
  for (let key = 0; key < size; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const values = new Int32Array(starts[size] ?? 0);
  const next = starts.slice(0, size);
  let listed = 0;
  const list = (key: number): void => {
    const place = next[key] ?? 0;
    values[place] = listed;
    next[key] = place + 1;
  };
  for (; listed < count; listed += 1) each(listed, list);
  return { starts, values };
}

/** Builds an index from entries. Deterministic: the same entries in the same order give the same index. */
export class IndexBuilder {
  private readonly lists = new Map<string, number>();
  private readonly vocabulary = new TokenTableBuilder();
  private readonly backgroundCounts = new Map<number, number>();
  private backgroundNames = 0;
  private readonly rowStarts = new Growing((length) => new Uint32Array(length));
  private readonly rowTokens = new Growing((length) => new Int32Array(length));
  private readonly rowFlags = new Growing((length) => new Uint8Array(length));
  private readonly rowForms = new Growing((length) => new Uint16Array(length));
  private readonly rowKind = new Growing((length) => new Uint8Array(length));
  private readonly rowEntity = new Growing((length) => new Int32Array(length));
  private readonly rowName = new Growing((length) => new Uint32Array(length));
  private readonly rowGroups = new Growing((length) => new Uint8Array(length));
  private readonly entityList = new Growing((length) => new Uint16Array(length));
  private readonly entityStarts = new Growing((length) => new Uint32Array(length));
  private readonly details = new Growing((length) => new Uint8Array(length));
  private detailsText = Buffer.alloc(0);
  private readonly joined = new KeyTableBuilder();
  private readonly identifiers = new KeyTableBuilder();

  /**
   * Weights words by `rarityElsewhere`, the rarities of another index, or by the frequencies in this index if it is
   * null.
   */
  constructor(private readonly rarityElsewhere: ((token: string) => number) | null = null) {
    this.rowStarts.push(0);
    this.entityStarts.push(0);
  }

  addBackground(name: string): void {
    this.backgroundNames += 1;
    for (const token of new Set(parseName(name, false).parts.map(({ text }) => text))) {
      const number = this.vocabulary.intern(token);
      this.backgroundCounts.set(number, (this.backgroundCounts.get(number) ?? 0) + 1);
    }
  }

  add({ list, entry }: ListedEntry): void {
    const entity = this.entityList.length;
    this.entityList.push(this.listNumber(list));
    const { names, schema } = entry;
    const isPerson = schema === 'person';
    names.forEach((name, index) => {
      readingsOf(name.value).forEach((reading, place) => {
        const parsed = withFamily(parseName(reading, isPerson), name.familyName);
        if (parsed.parts.length === 0) return;
        this.rowKind.push(packKind(name.kind, parsed.script === 'arabic'));
        this.rowName.push(packName(index, place));
        this.rowGroups.push(GROUPS[schema]);
        this.addRow(parsed, entity);
      });
    });
    for (const identifier of entry.identifiers) {
      for (const key of identifierKeys(identifier)) this.identifiers.add(key, entity);
    }
    this.addDetails(packEntry(entry));
  }

  private listNumber(list: string): number {
    const known = this.lists.get(list);
    if (known !== undefined) return known;
    this.lists.set(list, this.lists.size);
    return this.lists.size - 1;
  }

  private addRow({ parts, forms }: ParsedName, entity: number): void {
    const row = this.rowEntity.length;
    this.rowEntity.push(entity);
    this.rowForms.push(forms);
    let whole = HASH_SEED;
    for (let place = 0; place < parts.length; place += 1) {
      const { text, flag } = parts[place] ?? { text: '', flag: 0 };
      const hash = hashOf(text);
      this.rowTokens.push(this.vocabulary.intern(text, hash));
      this.rowFlags.push(flag);
      whole = place === 0 ? hash : hashOf(text, whole);
      const next = parts[place + 1]?.text;
      const isShort = next !== undefined && Math.min(text.length, next.length) <= MAX_SHORT_NEIGHBOUR;
      if (isShort && parts.length > 2) this.joined.addHash(hashOf(next, hash), row);
    }
    if (parts.length > 1) this.joined.addHash(whole, row);
    this.rowStarts.push(this.rowTokens.length);
  }

  private addDetails(text: string): void {
    const bytes = this.details.reserve(text.length * 3);
    if (this.detailsText.buffer !== bytes.buffer) this.detailsText = Buffer.from(bytes.buffer);
    this.details.length += this.detailsText.write(text, this.details.length);
    this.entityStarts.push(this.details.length);
  }

  finish(): IndexData {
    const vocabulary = this.vocabulary.finish();
    const size = this.vocabulary.size;
    const rowStarts = this.rowStarts.take();
    const rowTokens = this.rowTokens.take();
    const rowFlags = this.rowFlags.take();
    const rowEntity = this.rowEntity.take();
    const count = rowEntity.length;
    const postings = postingsOf(rowStarts, rowTokens, count, size);
    const rarity = this.rarities(vocabulary, entriesBy(postings, rowEntity));
    const rowWeight = new Float32Array(count);
    for (let row = 0; row < count; row += 1) {
      let sum = 0;
      for (let at = rowStarts[row] ?? 0; at < (rowStarts[row + 1] ?? 0); at += 1) {
        sum += weightOf(rarity[rowTokens[at] ?? 0] ?? 1, rowFlags[at] ?? 0);
      }
      rowWeight[row] = sum;
    }
    return {
      lists: [...this.lists.keys()],
      vocabulary,
      rarity,
      postings,
      rows: { starts: rowStarts, values: rowTokens },
      rowFlags,
      rowWeight,
      rowForms: this.rowForms.take(),
      rowKind: this.rowKind.take(),
      rowEntity,
      rowName: this.rowName.take(),
      rowGroups: this.rowGroups.take(),
      entityList: this.entityList.take(),
      entityStarts: this.entityStarts.take(),
      details: this.details.take(),
      joined: this.joined.finish(),
      identifiers: this.identifiers.finish(),
      ...fuzzyTables(vocabulary, size, (token) => postings.starts[token] !== postings.starts[token + 1]),
    };
  }

  private rarities(vocabulary: TokenTable, entries: Uint32Array): Float32Array {
    const { rarityElsewhere: elsewhere } = this;
    if (elsewhere) return Float32Array.from(entries, (_, token) => elsewhere(tokenText(vocabulary, token)));
    const rarity = Float32Array.from(entries, (count) => rarityIn(count, this.entityList.length));
    for (const [token, count] of this.backgroundCounts) {
      const listed = rarityIn(entries[token] ?? 0, this.entityList.length);
      rarity[token] = Math.min(listed, rarityIn(count, this.backgroundNames));
    }
    return rarity;
  }
}

/** Builds the tables for finding misspelt words, without words that occur only in the background names. */
function fuzzyTables(
  vocabulary: TokenTable,
  size: number,
  isListed: (token: number) => boolean,
): Pick<IndexData, 'trigrams' | 'sounds' | 'consonants'> {
  const isFuzzyToken = new Uint8Array(size);
  const sounds = new KeyTableBuilder();
  const consonants = new KeyTableBuilder();
  for (let token = 0; token < size; token += 1) {
    if (!isListed(token)) continue;
    const text = tokenText(vocabulary, token);
    if (!isFuzzy(text)) continue;
    isFuzzyToken[token] = 1;
    const sound = lookupKey(text);
    if (sound !== null) sounds.add(sound, token);
    const consonant = consonantKey(text);
    if (consonant.length > 1) consonants.add(consonant, token);
  }
  const trigrams = listsOf(size, TRIGRAM_COUNT, (token, visit) => {
    if (isFuzzyToken[token] === 0) return;
    const [start, end] = [vocabulary.starts[token] ?? 0, vocabulary.starts[token + 1] ?? 0];
    eachTrigram((at) => vocabulary.bytes[start + at] ?? 0, end - start, visit);
  });
  return { trigrams, sounds: sounds.finish(), consonants: consonants.finish() };
}

function withFamily(name: ParsedName, familyName: string | undefined): ParsedName {
  if (familyName === undefined || !name.isPerson || name.parts.some(({ flag }) => (flag & FAMILY) !== 0)) return name;
  const family = new Set(parseName(familyName, true).parts.map(({ text }) => text));
  for (const part of name.parts) if (family.has(part.text) && (part.flag & PARTICLE) === 0) part.flag |= FAMILY;
  return name;
}

export function buildIndex(entries: Iterable<ListedEntry>, background: Iterable<string> = []): IndexData {
  const builder = new IndexBuilder();
  for (const name of background) builder.addBackground(name);
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}
