// Trigrams of a word between its ends ('^word$') over letters, digits and the ends, each with a number of its own.

const SYMBOLS = 37;
/** How many trigrams there can be. */
export const TRIGRAM_COUNT = SYMBOLS ** 3;

/** 0 is an end of the word. */
const symbolAt = (word: string, index: number): number => {
  const code = word.charCodeAt(index);
  if (code > 96 && code < 123) return code - 96;
  if (code > 47 && code < 58) return code - 21;
  return 0;
};

/** Numbers of a word's trigrams, repeated ones once. */
export function trigramsOf(word: string): number[] {
  const found: number[] = [];
  for (let index = -1; index + 1 < word.length; index += 1) {
    const first = index < 0 ? 0 : symbolAt(word, index);
    const number = (first * SYMBOLS + symbolAt(word, index + 1)) * SYMBOLS + symbolAt(word, index + 2);
    if (!found.includes(number)) found.push(number);
  }
  return found;
}
