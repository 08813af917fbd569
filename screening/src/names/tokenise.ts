import { foldCharacter, type Script, SIGN_MARK } from './fold-characters';

export interface Token {
  text: string;
  start: number;
  end: number;
  flag: number;
}

export interface Tokens {
  tokens: Token[];
  script: Script;
}

/**
 * Maximum number of words, because the matcher's cost grows quadratically. Longer names are truncated; no listed name
 * is longer.
 */
const MAX_TOKENS = 24;
const APOSTROPHE = 39;
const GRAVE = 96;
const FULL_STOP = 46;
const SLASH = 47;
const AMPERSAND = 38;
const PLUS = 43;
const END = 0;
const MAX_TOKEN_LENGTH = 40;
const MAX_NAME_LENGTH = 400;

const isLetterAt = (name: string, index: number): boolean => {
  const code = name.charCodeAt(index);
  if (Number.isNaN(code)) return false;
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
  return /[\p{L}\p{N}]/u.test(name.charAt(index));
};

/** True if the full stop or slash at `index` separates initials ('S.A.', 'S/A', 'J.P.'), which form one token. */
const joinsInitials = (name: string, index: number, letters: number): boolean =>
  letters === 1 && isLetterAt(name, index + 1) && !isLetterAt(name, index + 2);

const ALEF = 'ا';
const HAMZA_BELOW = 0x625;
const LAM = 'ل';
/** True if the word begins with an attached Arabic article, to be removed, and at least three other letters. */
const hasArabicArticle = (name: string, index: number): boolean =>
  name[index] === ALEF && name[index + 1] === LAM && [2, 3, 4].every((offset) => isLetterAt(name, index + offset));

/**
 * Adjusts a transliterated Arabic letter to its context: u and i are consonants at the beginning of a word, and an h
 * must not merge with a preceding consonant such as t.
 */
function arabicText(folded: string, before: string): string {
  if (before === '') return folded === 'u' ? 'w' : folded === 'i' ? 'y' : folded;
  return folded === 'h' && /[tdskgc]$/.test(before) ? 'eh' : folded;
}

const isAscii = (name: string): boolean => !/[^\0-\x7f]/.test(name);

/**
 * Splits ASCII names, the vast majority, on a fast path that slices words instead of building them letter by letter.
 */
function tokeniseAscii(name: string): Token[] {
  const lower = name.toLowerCase();
  const length = Math.min(name.length, MAX_NAME_LENGTH);
  const tokens: Token[] = [];
  let start = -1;
  let letters = 0;
  let from = 0;
  let text = '';
  for (let index = 0; index <= length; index += 1) {
    const code = index < length ? lower.charCodeAt(index) : END;
    if ((code > 96 && code < 123) || (code > 47 && code < 58)) {
      if (start < 0) {
        start = index;
        from = index;
      }
      letters += 1;
    } else if (code === APOSTROPHE || code === GRAVE) {
      if (start >= 0) {
        text += lower.slice(from, index);
        from = index + 1;
      }
    } else if ((code === FULL_STOP || code === SLASH) && joinsInitials(name, index, letters)) {
      text += lower.slice(from, index);
      from = index + 1;
      letters = 0;
    } else {
      if (start >= 0 && tokens.length < MAX_TOKENS) {
        const last = lower.slice(from, index);
        const whole = text === '' ? last : text + last;
        if (whole !== '') tokens.push({ text: whole.slice(0, MAX_TOKEN_LENGTH), start, end: index, flag: 0 });
      }
      start = -1;
      letters = 0;
      text = '';
      if ((code === AMPERSAND || code === PLUS) && tokens.length < MAX_TOKENS) {
        tokens.push({ text: 'and', start: index, end: index + 1, flag: 0 });
      }
    }
  }
  return tokens;
}

/**
 * Splits a name into words. Letters of every script become lower-case ASCII letters, initials are joined, apostrophes
 * are dropped, and '&' is a word. A run of Han or Hangul characters is one token.
 */
export function tokenise(name: string): Tokens {
  if (isAscii(name)) return { tokens: tokeniseAscii(name), script: 'latin' };
  const tokens: Token[] = [];
  let script: Script = 'latin';
  let text = '';
  let start = 0;
  let letters = 0;
  const end = (index: number): void => {
    if (text !== '' && tokens.length < MAX_TOKENS) {
      tokens.push({ text: text.slice(0, MAX_TOKEN_LENGTH), start, end: index, flag: 0 });
    }
    text = '';
    letters = 0;
  };
  const length = Math.min(name.length, MAX_NAME_LENGTH);
  for (let index = 0; index < length; index += 1) {
    const point = name.codePointAt(index) ?? 0;
    if (point === FULL_STOP || point === SLASH) {
      if (joinsInitials(name, index, letters)) letters = 0;
      else end(index);
      continue;
    }
    if (point === AMPERSAND || point === PLUS) {
      end(index);
      text = 'and';
      start = index;
      end(index + 1);
      continue;
    }
    if (text === '' && hasArabicArticle(name, index)) {
      index += 1;
      continue;
    }
    const folded = foldCharacter(point);
    if (folded.text === ' ') end(index);
    else if (folded.text !== '') {
      if (folded.script === 'ideographic' && text !== '' && !text.startsWith(SIGN_MARK)) end(index);
      if (text === '') start = index;
      text += folded.script === 'arabic' && point !== HAMZA_BELOW ? arabicText(folded.text, text) : folded.text;
      letters += 1;
      if (script === 'latin') script = folded.script;
    }
    if (point > 0xffff) index += 1;
  }
  end(length);
  return { tokens, script };
}
