import { LOCALES, type Locale, type Words } from '../../language/locales';
import { KEYWORDS, type Keyword } from './file-words';

/** Cell that cannot be read; caught where its row and column are known. */
export class Unreadable extends Error {}

/** Lower case without accents, so that 'SI' is read as 'sí'. */
export const folded = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const foldedWords = new WeakMap<Words, ReadonlySet<string>>();

/** Folds the words once: a file has many thousand cells and conditions to compare with them. */
export function saysWord(text: string, words: Words): boolean {
  const known = foldedWords.get(words) ?? new Set(LOCALES.map((locale) => folded(words[locale])));
  foldedWords.set(words, known);
  return known.has(folded(text));
}

export const isKeyword = (text: string, keyword: Keyword): boolean => saysWord(text, KEYWORDS[keyword]);

export const keywordIn = (keyword: Keyword, locale: Locale): string => KEYWORDS[keyword][locale];

const keysByWord = new WeakMap<object, ReadonlyMap<string, string>>();

/** Keys by their folded words in every language and by themselves; the first of two equal words counts. */
function wordMap(words: Readonly<Record<string, Words>>): ReadonlyMap<string, string> {
  const known = keysByWord.get(words);
  if (known) return known;
  const found = new Map<string, string>();
  for (const [key, texts] of Object.entries(words)) {
    for (const word of [key, ...LOCALES.map((locale) => texts[locale])]) {
      if (!found.has(folded(word))) found.set(folded(word), key);
    }
  }
  keysByWord.set(words, found);
  return found;
}

/** Returns the key whose words, in any language, the text is; the key itself is understood too. */
export const keyOfWord = <Key extends string>(text: string, words: Readonly<Record<Key, Words>>): Key | undefined =>
  wordMap(words).get(folded(text)) as Key | undefined;

/** Throws `Unreadable` for text that is no decimal number. */
export function numberIn(text: string): number {
  const plain = text.trim();
  if (!/^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(plain)) throw new Unreadable();
  return Number(plain.replace(',', '.'));
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
]);

/** Escapes separators and line breaks, so that `splitEscaped` returns the same text. */
export const escaped = (text: string, separators: string): string =>
  Array.from(text, (char) => {
    if (char === '\n') return '\\n';
    if (char === '\r') return '\\r';
    return char === '\\' || separators.includes(char) ? `\\${char}` : char;
  }).join('');

/** Splits at unescaped separators outside of quotation marks; parts are trimmed and keep their escapes. */
export function splitEscaped(text: string, separator: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const last = parts.length - 1;
    if (char === '\\') {
      parts[last] += char + (text[at + 1] ?? '');
      at += 1;
    } else if (char === separator && !isQuoted) parts.push('');
    else {
      if (char === '"') isQuoted = !isQuoted;
      parts[last] += char;
    }
  }
  return parts.map((part) => part.trim());
}

export const unescaped = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, char: string) => ESCAPES.get(char) ?? char);

export const quoted = (text: string): string => `"${escaped(text, '"')}"`;
