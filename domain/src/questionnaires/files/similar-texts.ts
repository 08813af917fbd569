/** Share of common pairs of letters from which two words count as one word, spelled otherwise. */
const SIMILAR = 0.7;

/** Returns the words, numbers and signs of a text, without accents, case and punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+|[\p{S}%]/gu) ?? [];

function letterPairs(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
}

/** Returns the Dice coefficient of the letter pairs: 1 for the same ones, 0 for no common one. */
function commonShare(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)];
  const left = new Map<string, number>();
  for (const pair of second) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of first) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    common += 1;
  }
  return (2 * common) / Math.max(1, first.length + second.length);
}

/** The first letter tells 'cumple' from 'incumple' and 'legal' from 'ilegal', which are alike otherwise. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (/^\p{L}/u.test(one) && one[0] === other[0] && commonShare(one, other) >= SIMILAR);

/**
 * True if the texts differ only in spelling: they have the same numbers and signs and as many words, and each word is
 * that of the other text or begins with the same letter and has 70 % of its letter pairs. Words are compared one by one
 * because one other word ('alto', 'bajo') or one more ('no', 'without') may say the opposite.
 */
export function isSimilar(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.length === 0 || first.length !== second.length) return false;
  return first.every((word, place) => isSameWord(word, second[place] ?? ''));
}
