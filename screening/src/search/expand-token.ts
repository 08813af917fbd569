import { valuesOf } from '../index/key-table';
import { type Expansion, type ScreeningIndex, textOf } from '../index/screening-index';
import { findToken } from '../index/token-table';
import { GIVEN_NAME_FORMS } from '../names/name-words';
import { consonantKey, lookupKey } from '../names/sound-keys';
import { trigramsOf } from '../names/trigrams';
import {
  type Comparison,
  isPatronymic,
  lettersOf,
  MIN_SIMILARITY,
  mayBeSpelling,
  similarityTo,
} from '../scores/token-similarity';

const MIN_SHARED = 0.4;
const MAX_EXPANSIONS = 20_000;
const MAX_KNOWN = 4_000;

const formsByName = (() => {
  const groups = new Map<string, string[]>();
  for (const [form, name] of GIVEN_NAME_FORMS) groups.set(name, [...(groups.get(name) ?? [name]), form]);
  return groups;
})();
const formsOf = (token: string): readonly string[] => formsByName.get(GIVEN_NAME_FORMS.get(token) ?? token) ?? [];

function glance(
  index: ScreeningIndex,
  text: string,
  { isPerson, isFromArabic }: Comparison,
): (token: number) => boolean {
  if (isFromArabic) return () => true;
  const { letters } = index;
  const { starts } = index.data.vocabulary;
  const own = { letters: lettersOf((at) => text.charCodeAt(at), text.length), length: text.length };
  const isOfFather = isPerson && isPatronymic(text);
  return (token) => {
    const shape = { letters: letters[token] ?? 0, length: (starts[token + 1] ?? 0) - (starts[token] ?? 0) };
    return mayBeSpelling(own, shape, isPerson) || (isOfFather && isPatronymic(textOf(index, token)));
  };
}

function addSharing(index: ScreeningIndex, token: string, light: Comparison, found: number[]): void {
  const { starts, values } = index.data.trigrams;
  const { shared } = index.marks;
  const trigrams = trigramsOf(token);
  const needed = Math.max(2, Math.ceil(trigrams.length * MIN_SHARED));
  const mayBe = glance(index, token, light);
  const touched: number[] = [];
  const lengthOf = (trigram: number): number => (starts[trigram + 1] ?? 0) - (starts[trigram] ?? 0);
  trigrams.sort((one, other) => lengthOf(one) - lengthOf(other));
  // The trigrams of the token are sorted by rarity, and only words with one of the rarest trigrams are considered: any
  // other word shares too few trigrams with the token.
  const mayBegin = trigrams.length - needed;
  for (let place = 0; place < trigrams.length; place += 1) {
    const trigram = trigrams[place] ?? 0;
    const end = starts[trigram + 1] ?? 0;
    for (let at = starts[trigram] ?? 0; at < end; at += 1) {
      const other = values[at] ?? 0;
      const count = (shared[other] ?? 0) + 1;
      if (count === 1) {
        if (place > mayBegin) continue;
        touched.push(other);
      }
      if (count === needed && mayBe(other)) found.push(other);
      shared[other] = count;
    }
  }
  for (const other of touched) shared[other] = 0;
}

function once(index: ScreeningIndex, numbers: readonly number[]): number[] {
  const { shared } = index.marks;
  const found: number[] = [];
  for (const number of numbers) {
    if (shared[number] === 1) continue;
    shared[number] = 1;
    found.push(number);
  }
  for (const number of found) shared[number] = 0;
  return found;
}

function work(index: ScreeningIndex, token: string, light: Comparison): Expansion {
  const { data } = index;
  const found: number[] = [];
  const own = findToken(data.vocabulary, token);
  if (own >= 0) found.push(own);
  if (token.length > 2 && /^[a-z]+$/.test(token)) {
    addSharing(index, token, light, found);
    const sound = lookupKey(token);
    if (sound !== null) for (const other of valuesOf(data.sounds, sound)) found.push(other);
  }
  if (light.isFromArabic && token.length > 1) {
    const consonants = consonantKey(token);
    if (consonants.length > 1) for (const other of valuesOf(data.consonants, consonants)) found.push(other);
  }
  if (light.isPerson) {
    for (const form of formsOf(token)) {
      const number = findToken(data.vocabulary, form);
      if (number >= 0) found.push(number);
    }
  }
  const alikeTo = similarityTo(token, light);
  const tokens: number[] = [];
  const similarities: number[] = [];
  const known = new Map<number, number>();
  for (const other of once(index, found)) {
    const alike = other === own ? 1 : alikeTo(textOf(index, other));
    if (alike < MIN_SIMILARITY) continue;
    known.set(other, alike);
    tokens.push(other);
    similarities.push(alike);
  }
  return { tokens, similarities, known, alikeTo };
}

export function expandToken(index: ScreeningIndex, token: string, light: Comparison): Expansion {
  const key = `${light.isPerson ? 'p' : 'c'}${light.isFromArabic ? 'a' : ''}:${token}`;
  const kept = index.expansions.get(key);
  if (kept) return kept;
  const made = work(index, token, light);
  if (index.expansions.size >= MAX_EXPANSIONS) {
    for (const oldest of index.expansions.keys()) {
      index.expansions.delete(oldest);
      if (index.expansions.size < MAX_EXPANSIONS * 0.9) break;
    }
  }
  index.expansions.set(key, made);
  return made;
}

export function knownSimilarity(index: ScreeningIndex, expansion: Expansion, token: number): number {
  const known = expansion.known.get(token);
  if (known !== undefined) return known;
  const alike = expansion.alikeTo(textOf(index, token));
  if (expansion.known.size >= MAX_KNOWN) expansion.known.clear();
  expansion.known.set(token, alike);
  return alike;
}
