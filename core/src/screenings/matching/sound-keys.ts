// Keys by which words that sound alike are found. They are wide on purpose: the edit distance decides.

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

const withoutRepeats = (key: string): string => (/(.)\1/.test(key) ? key.replace(/(.)\1+/g, '$1') : key);

/** What a pair of letters stands for in the spellings of Latin America and in transliterations. */
const PAIRS = new Map([
  ['ch', 's'],
  ['sh', 's'],
  ['kh', 'k'],
  ['gh', 'k'],
  ['zh', 'j'],
  ['dj', 'j'],
  ['ph', 'p'],
  ['th', 't'],
  ['dh', 't'],
  ['ck', 'k'],
  ['qu', 'k'],
  ['gu', 'k'],
  ['ts', 's'],
  ['tz', 's'],
  ['cz', 's'],
  ['ks', 'x'],
  ['rh', 'r'],
]);

/** The letters that begin a pair. */
const MAY_BE_PAIR = /[cskgzdptqr]/;

const SINGLE = new Map([
  ['v', 'p'],
  ['f', 'p'],
  ['b', 'p'],
  ['d', 't'],
  ['z', 's'],
  ['q', 'k'],
]);

function soundOf(word: string, index: number): string {
  const letter = word.charAt(index);
  const next = word.charAt(index + 1);
  const isSoft = next === 'e' || next === 'i' || next === 'y';
  if (isVowel(letter)) return index === 0 ? 'a' : '';
  if (letter === 'h') return '';
  if (letter === 'c') return isSoft ? 's' : 'k';
  if (letter === 'g') return isSoft ? 'j' : 'k';
  if (letter === 'y' || letter === 'w') return index === 0 && isVowel(next) ? (letter === 'y' ? 'j' : 'p') : '';
  if (letter === 'x' && index === 0) return 's';
  return SINGLE.get(letter) ?? letter;
}

/** How a word sounds, by its consonants: 'Yousef', 'Jusuf' and 'Iusef' are near, 'Vasquez' is 'Vazques'. */
export function soundKey(word: string): string {
  let key = '';
  for (let index = 0; index < word.length; index += 1) {
    const pair = MAY_BE_PAIR.test(word.charAt(index)) ? PAIRS.get(word.slice(index, index + 2)) : undefined;
    if (pair !== undefined) {
      key += pair;
      index += 1;
    } else {
      key += soundOf(word, index);
    }
  }
  return withoutRepeats(key);
}

const WRITTEN = new Map([
  ['kh', 'x'],
  ['sh', 'c'],
  ['ch', 'c'],
  ['th', 't'],
  ['dh', 'd'],
  ['gh', 'k'],
  ['ph', 'f'],
  ['dj', 'j'],
  ['zh', 'j'],
  ['dz', 'j'],
]);
const SAME_LETTER = new Map([
  ['q', 'k'],
  ['g', 'k'],
  ['p', 'b'],
  ['v', 'p'],
  ['f', 'p'],
  ['x', 'k'],
  ['c', 'k'],
]);

/**
 * The consonants that Arabic writes. Both a transliterated Arabic word and the Latin spellings of the same name come
 * to it, which differ in their vowels.
 */
export function consonantKey(word: string): string {
  let key = '';
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charAt(index);
    const pair = MAY_BE_PAIR.test(letter) ? WRITTEN.get(word.slice(index, index + 2)) : undefined;
    if (pair !== undefined) {
      key += pair;
      index += 1;
    } else if (isVowel(letter) || ((letter === 'y' || letter === 'w') && index > 0)) {
      // Not written, or not told from a vowel.
    } else if (letter === 'h' && index === word.length - 1) {
      // The ending of 'Fatimah' is not always written.
    } else {
      key += SAME_LETTER.get(letter) ?? letter;
    }
  }
  return withoutRepeats(key);
}

/** By which key a word is looked up: a single consonant is one for short words alone. Null for none. */
export function lookupKey(word: string): string | null {
  const key = soundKey(word);
  if (key.length > 1) return key;
  return key.length === 1 && word.length < 5 ? `${key}~` : null;
}
