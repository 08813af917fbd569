import { foldedText } from './template-items';

/** Shorter words would find too much with a letter more or less; longer ones would make long expressions. */
const MIN_TOLERANT = 5;
const MAX_TOLERANT = 30;
/** Words of a search that are compared with tolerance; further ones have to be in the text as they are. */
const MAX_TOLERANT_WORDS = 8;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Forms of the word with one letter less, and with any letter more inside it. */
function variantsOf(word: string): string[] {
  const letters = Array.from(word);
  const without = letters.map((_, at) => escaped(letters.toSpliced(at, 1).join('')));
  const inside = letters.slice(1).map((_, at) => {
    const [head, tail] = [letters.slice(0, at + 1), letters.slice(at + 1)];
    return `${escaped(head.join(''))}[a-z0-9]${escaped(tail.join(''))}`;
  });
  return [...new Set([...without, ...inside])];
}

/**
 * Returns a regular expression for each word of a search in a text of `searchTextOf`, which has to match all of them: the
 * word anywhere, or the beginning of a word that has one letter more or less. The expressions mean the same in PostgreSQL
 * and in JavaScript.
 */
export function searchExpressions(search: string): string[] {
  const words = [...new Set(foldedText(search).split(/\s+/).filter(Boolean))];
  return words.map((word, at) => {
    const isTolerant = at < MAX_TOLERANT_WORDS && word.length >= MIN_TOLERANT && word.length <= MAX_TOLERANT;
    const own = escaped(word);
    return isTolerant ? `${own}|(?:^|[^a-z0-9])(?:${variantsOf(word).join('|')})` : own;
  });
}
