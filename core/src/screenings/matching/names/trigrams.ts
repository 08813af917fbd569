// Trigrams of a word between its ends ('^word$') over letters, digits and the ends, each with a number of its own.

const SYMBOLS = 37;
/** How many trigrams there can be. */
export const TRIGRAM_COUNT = SYMBOLS ** 3;

/** 0 is an end of the word. */
const symbolOf = (code: number): number => {
  if (code > 96 && code < 123) return code - 96;
  return code > 47 && code < 58 ? code - 21 : 0;
};

/** Visits the numbers of the trigrams of a word, given by its ASCII codes. */
export function eachTrigram(codeAt: (index: number) => number, length: number, visit: (trigram: number) => void): void {
  let first = 0;
  let second = symbolOf(codeAt(0));
  for (let index = 1; index <= length; index += 1) {
    const third = index === length ? 0 : symbolOf(codeAt(index));
    visit((first * SYMBOLS + second) * SYMBOLS + third);
    first = second;
    second = third;
  }
}

/** Numbers of a word's trigrams, repeated ones once. */
export function trigramsOf(word: string): number[] {
  const found = new Set<number>();
  eachTrigram(
    (index) => word.charCodeAt(index),
    word.length,
    (trigram) => found.add(trigram),
  );
  return [...found];
}
