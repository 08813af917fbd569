import { foldedText } from './template-items';

/** Shorter words would find too much with another letter; longer ones would make long expressions. */
const MIN_TOLERANT = 4;
const MAX_TOLERANT = 20;
/** From this length on a word finds the beginnings of words; shorter ones find only whole words with another letter. */
const MIN_BEGINNING = 5;
/** Words of a search that are compared with tolerance; further ones have to be in the text as they are. */
const MAX_TOLERANT_WORDS = 8;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Numbers and codes mean something else with another digit. */
const isWord = (text: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(text);

const ANY = '[a-z0-9]';

/**
 * Forms of a word with one letter less, more or replaced, or with two neighbours swapped. Each letter may be doubled:
 * "ll", "ss" or "rr" for "l", "s" or "r" is the most frequent mistake.
 */
function variantsOf(letters: readonly string[]): string[] {
  const all = letters.map((letter) => (letter === '-' ? letter : `${letter}+`));
  const text = (from: number, to = all.length): string => all.slice(from, to).join('');
  const variants = all.flatMap((letter, at) => [
    `${text(0, at)}${ANY}?${text(at + 1)}`,
    ...(at > 0 ? [`${text(0, at)}${ANY}${text(at)}`] : []),
    ...(at + 1 < all.length ? [`${text(0, at)}${all[at + 1] ?? ''}${letter}${text(at + 2)}`] : []),
  ]);
  return [text(0), ...variants];
}

function tolerantExpression(word: string): string | null {
  // Each letter may be doubled in the text, so a doubled one counts once.
  const letters = Array.from(word.replace(/([a-z])\1+/g, '$1'));
  if (!isWord(word) || letters.length < MIN_TOLERANT || letters.length > MAX_TOLERANT) return null;
  const end = letters.length < MIN_BEGINNING ? '(?:$|[^a-z0-9])' : '';
  return `(?:^|[^a-z0-9])(?:${variantsOf(letters).join('|')})${end}`;
}

const wordsOf = (search: string): string[] => [...new Set(foldedText(search).split(/\s+/).filter(Boolean))];

/** Returns a regular expression for each word of a search, which finds the word as it is. */
export const exactExpressions = (search: string): string[] => wordsOf(search).map(escaped);

/**
 * Returns a regular expression for each word of a search in a text of `searchTextOf`, which has to match all of them: the
 * word anywhere, or the beginning of a word with one letter more, less or replaced, or with two neighbours swapped. The
 * expressions mean the same in PostgreSQL and in JavaScript, and none is longer than a few thousand characters, except
 * that a word that is looked for as it is stays as long as it is.
 */
export function searchExpressions(search: string): string[] {
  return wordsOf(search).map((word, at) => {
    const tolerant = at < MAX_TOLERANT_WORDS ? tolerantExpression(word) : null;
    return tolerant === null ? escaped(word) : `${escaped(word)}|${tolerant}`;
  });
}
