import { editDistance } from './edit-distance';
import type { Script } from './fold-characters';
import { LEGAL_FRAGMENTS, LEGAL_WORDS, withoutLegalForms } from './legal-forms';
import {
  AMBIGUOUS_FIGURES,
  ARABIC_ARTICLES,
  CHILD_OF,
  COMPANY_FORMS,
  COMPANY_PARTICLES,
  GENERIC_WORDS,
  PERSON_PARTICLES,
  TITLES,
} from './name-words';
import { flagMarriedName, withoutTraderWords } from './person-additions';
import { flagAdditions, flagBranches, flagStatus } from './setting-words';
import { type Token, tokenise } from './tokenise';

export const FAMILY = 1;
export const PARTICLE = 2;
export const INITIAL = 4;
export const FIGURE = 8;
export const GENERIC = 16;
export const LEGAL = 32;
/** Flag of a word that describes the state or a branch of a company. Such a word is never distinctive. */
export const ASIDE = 64;
/**
 * Flag of a word that describes the place or trade of a company, or of a husband's surname. If only one of two names
 * has such a word, the names may still belong to the same subject.
 */
export const ADDED = 128;

export interface ParsedName {
  original: string;
  isPerson: boolean;
  script: Script;
  parts: readonly Token[];
  forms: number;
}

const MAX_FAMILY_TOKENS = 4;

function commaIn(name: string): number {
  const [latin, arabic] = [name.indexOf(','), name.indexOf('،')];
  return latin < 0 ? arabic : arabic < 0 ? latin : Math.min(latin, arabic);
}

/** Reorders 'GARCIA LOPEZ, Ana' to 'Ana GARCIA LOPEZ' and flags the family name. */
function inReadingOrder(name: string, tokens: Token[]): Token[] {
  const comma = commaIn(name);
  if (comma < 0) return tokens;
  const family = tokens.filter(({ start }) => start < comma);
  const given = tokens.filter(({ start }) => start > comma);
  if (family.length === 0 || given.length === 0 || family.length > MAX_FAMILY_TOKENS) return tokens;
  for (const token of family) token.flag = FAMILY;
  return [...given, ...family];
}

const SERVANT = /^(?:abd|abdal|abdul|abdel|abdol|abdil|abdu|abdur|abdus|abdou)$/;
/** Matches spellings of names with Abd ('servant of'): 'Abdulrahman', 'Abdurrahman', 'Abdirahman', 'Abdrahman'. */
const SERVANT_OF = /^abd(?:[aeiou]l|[aeiou]([rsznd])(?=\1)|[uie](?=[^aeiou])|(?=[^aeiouy]))(.{2,})$/;
const GOD: ReadonlySet<string> = new Set(['allah', 'ullah', 'llah', 'allh', 'allha', 'lah']);
const FAITH: ReadonlySet<string> = new Set('din deen dine dyn eddin eddine uddin aldin eldin'.split(' '));

const joined = (text: string, first: Token, last: Token): Token => ({ ...first, text, end: last.end });

/**
 * Joins and normalizes variants of Arabic names, so that these pairs match: 'Abd al-Rahman' and 'Abdurrahman', 'Abd
 * Allah' and 'Abdullah', 'Saif al-Din' and 'Saifuddin'.
 */
function withArabicWords(parts: readonly Token[], isArabic: boolean): Token[] {
  const made: Token[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) break;
    const next = parts[index + 1];
    if (SERVANT.test(part.text) && next) {
      if (GOD.has(next.text)) {
        made.push(joined('abdullah', part, next));
        index += 1;
        continue;
      }
      made.push({ ...part, text: 'abdul' });
      const isArticle = ARABIC_ARTICLES.has(next.text) && parts[index + 2] !== undefined;
      if (isArticle) index += 1;
      continue;
    }
    const served = part.text.startsWith('abd') ? SERVANT_OF.exec(part.text)?.[2] : undefined;
    if (served !== undefined && !/^(?:lah|lh|la|ah)/.test(served)) {
      made.push(
        { ...part, text: 'abdul', end: part.end - served.length },
        { ...part, text: served, start: part.end - served.length },
      );
      continue;
    }
    const before = made.at(-1);
    if (before && GOD.has(part.text) && before.text.length > 2) {
      made[made.length - 1] = joined(`${before.text.replace(/[uai]$/, '')}ullah`, before, part);
      continue;
    }
    if (before && next && ARABIC_ARTICLES.has(part.text) && FAITH.has(next.text)) {
      made[made.length - 1] = joined(`${before.text}uddin`, before, next);
      index += 1;
      continue;
    }
    if (before && FAITH.has(part.text) && (isArabic || part.text.length > 4)) {
      made[made.length - 1] = joined(`${before.text}uddin`, before, part);
      continue;
    }
    made.push(part);
  }
  return made;
}

const withoutTitles = (tokens: Token[]): Token[] => {
  const left = tokens.filter(({ text }) => !TITLES.has(text));
  return left.length > 0 ? left : tokens;
};

const TITLE = 1;
const SMALL = 2;
const ARABIC = 4;
const PERSON_WORDS = (() => {
  const found = new Map<string, number>();
  const add = (words: Iterable<string>, bit: number): void => {
    for (const word of words) found.set(word, (found.get(word) ?? 0) | bit);
  };
  add(TITLES, TITLE);
  add(PERSON_PARTICLES, SMALL);
  add(GOD, ARABIC);
  add(FAITH, ARABIC);
  return found;
})();

function personParts(name: string, written: Token[], script: Script, isLenient: boolean): Token[] {
  const tokens = isLenient ? withoutTraderWords(written) : written;
  if (isLenient) flagMarriedName(tokens, ADDED);
  let about = 0;
  for (const { text } of tokens) about |= text.startsWith('abd') ? ARABIC : (PERSON_WORDS.get(text) ?? 0);
  const ordered = inReadingOrder(name, tokens);
  if (about === 0) return ordered;
  const named = (about & TITLE) === 0 ? ordered : withoutTitles(ordered);
  const parts = (about & ARABIC) === 0 ? named : withArabicWords(named, script === 'arabic');
  const hasName = parts.some(({ text }) => text.length > 1 && !PERSON_PARTICLES.has(text));
  if (!hasName) return parts;
  for (const part of parts) {
    if (!PERSON_PARTICLES.has(part.text)) continue;
    part.flag |= PARTICLE;
    if (CHILD_OF.has(part.text)) part.text = 'bin';
  }
  return parts;
}

const isNearLegalWord = (text: string): boolean =>
  text.length > 5 && LEGAL_WORDS.some((word) => word[0] === text[0] && editDistance(word, text, 2) <= 2);

/** Normalizes abbreviations and numerals, except an ambiguous numeral as the first word. */
function companyForm(text: string, index: number): string {
  const form = COMPANY_FORMS.get(text);
  if (form === undefined || (index === 0 && AMBIGUOUS_FIGURES.has(text))) return text;
  return form;
}

const COMPANY_WORDS: ReadonlySet<string> = new Set([
  ...COMPANY_FORMS.keys(),
  ...COMPANY_PARTICLES,
  ...GENERIC_WORDS,
  ...LEGAL_FRAGMENTS,
]);

const isSmallWord = (text: string): boolean => COMPANY_PARTICLES.has(text);
const canBeName = ({ text, flag }: Token): boolean =>
  (flag & (ASIDE | ADDED)) === 0 &&
  text.length > 1 &&
  !isSmallWord(text) &&
  !GENERIC_WORDS.has(text) &&
  !LEGAL_FRAGMENTS.has(text) &&
  !isFigure(text);

/**
 * Flags words that describe a branch, a state or an addition. If no word that can be the name is left, removes the
 * flags of the additions, and then the flags of branches and states.
 */
function flagSetting(tokens: readonly Token[], isLenient: boolean, isTailNamed: boolean): void {
  const flags = { aside: ASIDE, added: ADDED };
  const hasBranch = isLenient && flagBranches(tokens, flags, isSmallWord, isTailNamed);
  const hasStatus = flagStatus(tokens, ASIDE);
  const hasAddition = isLenient && flagAdditions(tokens, ADDED);
  if (!(hasBranch || hasStatus || hasAddition) || tokens.some(canBeName)) return;
  for (const token of tokens) token.flag &= ~ADDED;
  if (tokens.some(canBeName)) return;
  for (const token of tokens) token.flag &= ~ASIDE;
}

function companyParts(tokens: Token[], isLenient: boolean, isTailNamed: boolean): { parts: Token[]; forms: number } {
  flagSetting(tokens, isLenient, isTailNamed);
  const { tokens: parts, forms } = withoutLegalForms(tokens, ASIDE);
  const hasFigureOnly = parts.every(({ text }) => isFigure(text));
  parts.forEach((part, index) => {
    if (!COMPANY_WORDS.has(part.text)) {
      if (isLenient && !hasFigureOnly && isNearLegalWord(part.text)) part.flag |= LEGAL;
      return;
    }
    const text = companyForm(part.text, index);
    part.text = text;
    if (COMPANY_PARTICLES.has(text)) part.flag |= PARTICLE;
    if (GENERIC_WORDS.has(text)) part.flag |= GENERIC;
    if (!hasFigureOnly && (LEGAL_FRAGMENTS.has(text) || (isLenient && isNearLegalWord(text)))) part.flag |= LEGAL;
  });
  return { parts, forms };
}

const DIGIT_LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['5', 's'],
  ['8', 'b'],
]);
const isVowel = (char: string | undefined): boolean => char !== undefined && 'aeiou'.includes(char);

/**
 * Returns the letter that was misread as a digit. The digit 1 stands for l next to a vowel, otherwise for i: 'A1fonso',
 * '1smael'.
 */
const letterOf = (text: string, index: number): string => {
  const digit = text[index] ?? '';
  if (digit !== '1') return DIGIT_LETTERS.get(digit) ?? digit;
  return isVowel(text[index - 1]) || isVowel(text[index + 1]) ? 'l' : 'i';
};

/**
 * Corrects letters that OCR misread as digits: '1smael', 'g00gle', 'Hernande5'. Names of companies contain real digits
 * ('Sigma1', '3M', '5estrellas'), so their digits are corrected only between letters, or at the start before a
 * consonant.
 */
function correctLetters(token: Token, isPerson: boolean): void {
  const { text } = token;
  const isMisread = isPerson ? /^(?=.*[a-z]{2})[a-z0158]{4,}$/ : /^1?[a-z]+(?:[0158]+[a-z]+)*$/;
  if (text.length < 5 && !(isPerson && text.length === 4)) return;
  if (!/[0158]/.test(text) || !isMisread.test(text)) return;
  const digits = text.replace(/[a-z]/g, '').length;
  if (digits * 2 > text.length || (!isPerson && /^1[aeiou]/.test(text))) return;
  token.text = Array.from(text, (char, index) => (/[a-z]/.test(char) ? char : letterOf(text, index))).join('');
}

const isFigure = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code > 47 && code < 58;
};

/**
 * Parses the name of a person or of another subject. `isLenient` is for names typed by users: it also recognizes
 * misspelt legal forms and additions. `isTailNamed` treats the words after a branch word as part of the name.
 */
export function parseName(original: string, isPerson: boolean, isLenient = false, isTailNamed = false): ParsedName {
  const { tokens, script } = tokenise(original);
  if (/\d/.test(original)) for (const token of tokens) correctLetters(token, isPerson);
  const { parts, forms } = isPerson
    ? { parts: personParts(original, tokens, script, isLenient), forms: 0 }
    : companyParts(tokens, isLenient, isTailNamed);
  for (const part of parts) {
    if (isFigure(part.text)) part.flag |= FIGURE;
    else if (part.text.length === 1) part.flag |= INITIAL;
  }
  return { original, isPerson, script, forms, parts };
}

/**
 * Parses a typed name. Returns two results if the words after a branch word may be either the name of the branch
 * ('Quimera Sucursal Tarumá') or another company's name ('Acme Planta Quimera').
 */
export function parseTyped(original: string, isPerson: boolean): ParsedName[] {
  const parsed = parseName(original, isPerson, true);
  const aside = isPerson ? [] : parsed.parts.filter(({ flag }) => (flag & ASIDE) !== 0);
  if (aside.length === 0) return [parsed];
  const named = parseName(original, isPerson, true, true);
  const isOther = named.parts.some((part) => canBeName(part) && aside.some(({ start }) => start === part.start));
  return isOther ? [parsed, named] : [parsed];
}
