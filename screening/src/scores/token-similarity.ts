import type { TokenLikeness } from '@homologa/domain/screenings/hit-explanation';
import { editDistance } from '../names/edit-distance';
import { SIGN_MARK } from '../names/fold-characters';
import { GIVEN_NAME_FORMS } from '../names/name-words';
import { consonantKey, soundKey, soundsAs } from '../names/sound-keys';

export interface Comparison {
  isPerson: boolean;
  /** True if one of the words was written in Arabic script, which omits vowels. */
  isFromArabic: boolean;
}

export const MIN_SIMILARITY = 0.62;

const INITIAL_SIMILARITY = 0.7;
const NICKNAME_SIMILARITY = 0.88;
const ARTICLE_SIMILARITY = 0.95;
const CUT_SHORT_SIMILARITY = 0.66;
const SOUND_SIMILARITY = 0.88;
const FAR_SOUND_SIMILARITY = 0.84;
const CONSONANTS_SIMILARITY = 0.86;
const NEAR_CONSONANTS_SIMILARITY = 0.72;

export const editBudget = (length: number): number => (length <= 5 ? 1 : length <= 8 ? 2 : 3);

function isFigured(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code > 47 && code < 58) return true;
  }
  return false;
}
const formOf = (word: string): string => GIVEN_NAME_FORMS.get(word) ?? word;
const ARTICLE_LENGTH = 2;
const withoutArticle = (word: string): string =>
  /^(?:al|el|ul)[^l].{2,}$/.test(word) ? word.slice(ARTICLE_LENGTH) : word;

const PATRONYMIC = /^(.{3,}?)(?:[oeiy]v?|yo[vy]|jo[vy])?(?:v?ich|v?ych|v?itch|vna|vich)$/;
const PATRONYMIC_SIMILARITY = 0.9;

function fatherOf(word: string): string | null {
  const name = PATRONYMIC.exec(word)?.[1];
  return name === undefined ? null : formOf(name);
}

class Compared {
  readonly isFigured: boolean;
  readonly form: string;
  readonly bare: string;
  readonly father: string | null;
  private ownSound: string | undefined;
  private ownConsonants: string | undefined;

  constructor(readonly word: string) {
    this.isFigured = isFigured(word);
    this.form = formOf(word);
    this.bare = withoutArticle(word);
    this.father = fatherOf(word);
  }

  get sound(): string {
    this.ownSound ??= soundKey(this.word);
    return this.ownSound;
  }

  get consonants(): string {
    this.ownConsonants ??= consonantKey(this.word);
    return this.ownConsonants;
  }
}

const fromConsonants = (a: Compared, b: string): number => {
  const [left, right] = [a.consonants, consonantKey(b)];
  if (left.length < 2 || right.length < 2) {
    const isShort = Math.max(a.word.length, b.length) < 5 && left.length > 0;
    return isShort && left === right ? NEAR_CONSONANTS_SIMILARITY : 0;
  }
  if (left === right) return CONSONANTS_SIMILARITY;
  return Math.min(left.length, right.length) > 3 && editDistance(left, right, 1) === 1 ? NEAR_CONSONANTS_SIMILARITY : 0;
};

function fromSpelling(compared: Compared, b: string): number {
  const { word: a } = compared;
  const shorter = Math.min(a.length, b.length);
  const budget = editBudget(shorter);
  const distance = editDistance(a, b, budget + 1);
  if (distance > budget + 1) return 0;
  const share = distance / Math.max(a.length, b.length);
  const isSameStart = a[0] === b[0];
  const spelt = distance <= budget ? 1 - (isSameStart ? 0.9 : 1.125) * share : 0;
  if (shorter < 3) return 0;
  const isShort = shorter < 4;
  if ((isShort && distance > 1) || compared.sound.length < 2 || !soundsAs(b, compared.sound)) return spelt;
  return Math.max(spelt, distance > 2 ? FAR_SOUND_SIMILARITY : SOUND_SIMILARITY);
}

/**
 * Returns a function that computes the similarity to `a`, from 0 to 1 (equal). For figures and Han or Hangul tokens the
 * similarity is either 1 or 0.
 */
export function similarityTo(a: string, { isPerson, isFromArabic }: Comparison): (b: string) => number {
  const compared = new Compared(a);
  return (b) => {
    if (a === b) return 1;
    if (a.startsWith(SIGN_MARK) || b.startsWith(SIGN_MARK) || compared.isFigured || isFigured(b)) return 0;
    const shorter = Math.min(a.length, b.length);
    if (shorter === 1) return isPerson && a[0] === b[0] ? INITIAL_SIMILARITY : 0;
    let best = 0;
    if (isPerson) {
      if (compared.form === formOf(b)) return NICKNAME_SIMILARITY;
      const extra = b.length - compared.bare.length;
      if ((extra === 0 || extra === ARTICLE_LENGTH) && compared.bare === withoutArticle(b)) return ARTICLE_SIMILARITY;
      if (compared.father !== null && compared.father === fatherOf(b)) return PATRONYMIC_SIMILARITY;
      if (a[0] === b[0] && (a.startsWith(b) || b.startsWith(a))) best = CUT_SHORT_SIMILARITY;
    }
    if (isFromArabic) best = Math.max(best, fromConsonants(compared, b));
    if (Math.abs(a.length - b.length) > 4) return best;
    return Math.max(best, fromSpelling(compared, b));
  };
}

export const tokenSimilarity = (a: string, b: string, light: Comparison): number => similarityTo(a, light)(b);

const FIRST_LETTER = 97;
const LETTERS = 26;

export function lettersOf(codeAt: (index: number) => number, length: number): number {
  let letters = 0;
  for (let index = 0; index < length; index += 1) {
    const letter = codeAt(index) - FIRST_LETTER;
    if (letter >= 0 && letter < LETTERS) letters |= 1 << letter;
  }
  return letters;
}

function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export interface WordShape {
  letters: number;
  length: number;
}

export const isPatronymic = (word: string): boolean => PATRONYMIC.test(word);

/**
 * Fast check by letters: false if the spellings of two words cannot be similar, because one edit changes at most two
 * letters. Another search finds words with the same sound.
 */
export function mayBeSpelling(a: WordShape, b: WordShape, isPerson: boolean): boolean {
  const shorter = a.length < b.length ? a : b;
  const longer = shorter === a ? b : a;
  const budget = editBudget(shorter.length);
  const difference = longer.length - shorter.length;
  if (difference <= Math.max(budget, ARTICLE_LENGTH) && countOf(a.letters ^ b.letters) <= 2 * budget) return true;
  return isPerson && (shorter.letters & ~longer.letters) === 0;
}

export function likenessOf(a: string, b: string, { isPerson }: Comparison): TokenLikeness {
  if (a === b) return 'equal';
  const shorter = Math.min(a.length, b.length);
  if (shorter === 1) return 'initial';
  if (isPerson && formOf(a) === formOf(b)) return 'nickname';
  if (editDistance(a, b, editBudget(shorter)) <= editBudget(shorter)) return 'spelling';
  return a.startsWith(b) || b.startsWith(a) ? 'cut_short' : 'sound';
}
