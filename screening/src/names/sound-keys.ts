// Phonetic keys, deliberately coarse, because the edit distance makes the final decision. Words are lower-case ASCII.
// Rules are arrays indexed by character code for speed, because one word is compared with thousands.

const CODES = 128;
const codeOf = (letter: string): number => letter.charCodeAt(0);
const [A, C, E, G, H, I, J, K, P, S, W, X, Y] = Array.from('aceghijkpswxy', codeOf) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

function lettersBy(pairs: Readonly<Record<string, string>>): Uint8Array {
  const found = Uint8Array.from({ length: CODES }, (_, code) => code);
  for (const [letter, other] of Object.entries(pairs)) found[codeOf(letter)] = codeOf(other);
  return found;
}

function pairsBy(pairs: Readonly<Record<string, string>>): Uint8Array {
  const found = new Uint8Array(CODES * CODES);
  for (const [pair, letter] of Object.entries(pairs)) found[codeOf(pair) * CODES + pair.charCodeAt(1)] = codeOf(letter);
  return found;
}

const VOWELS = new Uint8Array(CODES);
for (const vowel of 'aeiou') VOWELS[codeOf(vowel)] = 1;
const isVowel = (code: number): boolean => VOWELS[code] === 1;

const PAIRS = pairsBy({
  ch: 's',
  sh: 's',
  kh: 'k',
  gh: 'k',
  zh: 'j',
  dj: 'j',
  ph: 'p',
  th: 't',
  dh: 't',
  ck: 'k',
  qu: 'k',
  gu: 'k',
  ts: 's',
  tz: 's',
  cz: 's',
  ks: 'x',
  rh: 'r',
});

const SINGLE = lettersBy({ v: 'p', f: 'p', b: 'p', d: 't', z: 's', q: 'k' });

let key = new Uint8Array(64);
let keyLength = 0;

function begin(word: string): void {
  if (word.length > key.length) key = new Uint8Array(word.length * 2);
  keyLength = 0;
}

function write(code: number): void {
  if (code === 0 || (keyLength > 0 && key[keyLength - 1] === code)) return;
  key[keyLength] = code;
  keyLength += 1;
}

const LETTERS = Array.from({ length: CODES }, (_, code) => String.fromCharCode(code));

function written(): string {
  let text = '';
  for (let index = 0; index < keyLength; index += 1) text += LETTERS[key[index] ?? 0] ?? '';
  return text;
}

/** Returns the sound of a letter, or 0 for a silent letter. `next` is NaN at the end of the word. */
function soundOf(code: number, next: number, isFirst: boolean): number {
  if (isVowel(code)) return isFirst ? A : 0;
  if (code === H) return 0;
  if (code === C || code === G) {
    const isSoft = next === E || next === I || next === Y;
    return isSoft ? (code === C ? S : J) : K;
  }
  if (code === Y || code === W) return isFirst && !(next >= 0 && !isVowel(next)) ? (code === Y ? J : P) : 0;
  if (code === X && isFirst) return S;
  return SINGLE[code] ?? code;
}

function readSound(word: string): void {
  begin(word);
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    const next = word.charCodeAt(index + 1);
    const pair = PAIRS[code * CODES + next] ?? 0;
    write(pair > 0 ? pair : soundOf(code, next, index === 0));
    if (pair > 0) index += 1;
  }
}

/**
 * Returns the phonetic key of a word's consonants. 'Yousef', 'Jusuf' and 'Iusef' have similar keys; 'Vasquez' and
 * 'Vazques' have the same key.
 */
export function soundKey(word: string): string {
  readSound(word);
  return written();
}

export function soundsAs(word: string, wanted: string): boolean {
  readSound(word);
  if (keyLength !== wanted.length) return false;
  for (let index = 0; index < keyLength; index += 1) if (key[index] !== wanted.charCodeAt(index)) return false;
  return true;
}

const WRITTEN = pairsBy({
  kh: 'x',
  sh: 'c',
  ch: 'c',
  th: 't',
  dh: 'd',
  gh: 'k',
  ph: 'f',
  dj: 'j',
  zh: 'j',
  dz: 'j',
});
const SAME_LETTER = lettersBy({ q: 'k', g: 'k', p: 'b', v: 'p', f: 'p', x: 'k', c: 'k' });

/**
 * Returns the key of the consonants that Arabic script writes. A transliterated Arabic word has the same key as its
 * Latin spellings, because they differ only in the vowels.
 */
export function consonantKey(word: string): string {
  begin(word);
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    const pair = WRITTEN[code * CODES + word.charCodeAt(index + 1)] ?? 0;
    if (pair > 0) {
      write(pair);
      index += 1;
    } else if (isVowel(code) || ((code === Y || code === W) && index > 0)) {
      // Adds no sound for a vowel, y or w, because Arabic script omits short vowels and does not distinguish long
      // vowels from y and w.
    } else if (code === H && index === word.length - 1) {
      // Adds no sound, because a final h is optional, as in 'Fatimah'.
    } else {
      write(SAME_LETTER[code] ?? code);
    }
  }
  return written();
}

export function lookupKey(word: string): string | null {
  const sound = soundKey(word);
  if (sound.length > 1) return sound;
  return sound.length === 1 && word.length < 5 ? `${sound}~` : null;
}
