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
import { type Token, tokenise } from './tokenise';

/** What a token is, as bits. */
export const FAMILY = 1;
export const PARTICLE = 2;
export const INITIAL = 4;
export const FIGURE = 8;
export const GENERIC = 16;
export const LEGAL = 32;

/** A name as the matcher compares it. */
export interface ParsedName {
  original: string;
  isPerson: boolean;
  script: Script;
  parts: readonly Token[];
  /** Classes of legal forms, as bits. */
  forms: number;
}

/** More words before the comma than this are no family name. */
const MAX_FAMILY_TOKENS = 4;

/** Where the first comma is, of either writing. */
function commaIn(name: string): number {
  const [latin, arabic] = [name.indexOf(','), name.indexOf('،')];
  return latin < 0 ? arabic : arabic < 0 ? latin : Math.min(latin, arabic);
}

/** 'GARCIA LOPEZ, Ana' as 'Ana GARCIA LOPEZ', with the family name marked. */
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
/** 'Abdulrahman', 'Abdurrahman', 'Abdirahman', 'Abdrahman'. */
const SERVANT_OF = /^abd(?:[aeiou]l|[aeiou]([rsznd])(?=\1)|[uie](?=[^aeiou])|(?=[^aeiouy]))(.{2,})$/;
const GOD: ReadonlySet<string> = new Set(['allah', 'ullah', 'llah', 'allh', 'allha', 'lah']);
const FAITH: ReadonlySet<string> = new Set('din deen dine dyn eddin eddine uddin aldin eldin'.split(' '));

const joined = (text: string, first: Token, last: Token): Token => ({ ...first, text, end: last.end });

/**
 * One form for what Arabic names are written in many ways: 'Abd al-Rahman', 'Abdurrahman'; 'Abd Allah', 'Abdullah';
 * 'Saif al-Din', 'Saifuddin'.
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
/** What there is to do about a word of a person's name, as bits; most words are not in it. */
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

function personParts(name: string, tokens: Token[], script: Script): Token[] {
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

/** A figure written as a word or in Roman, where it is not the name's first word. */
function companyForm(text: string, index: number): string {
  const form = COMPANY_FORMS.get(text);
  if (form === undefined || (index === 0 && AMBIGUOUS_FIGURES.has(text))) return text;
  return form;
}

/** The words of companies' names that there is something to do about; most words are not in it. */
const COMPANY_WORDS: ReadonlySet<string> = new Set([
  ...COMPANY_FORMS.keys(),
  ...COMPANY_PARTICLES,
  ...GENERIC_WORDS,
  ...LEGAL_FRAGMENTS,
]);

function companyParts(tokens: Token[], isLenient: boolean): { parts: Token[]; forms: number } {
  const { tokens: parts, forms } = withoutLegalForms(tokens);
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

/** 'g00gle', 'l1mited': a nought or a one among letters was meant as one. */
function correctLetters(token: Token): void {
  if (token.text.length > 4 && /^[a-z]+[01]+[a-z]+$/.test(token.text)) {
    token.text = token.text.replaceAll('0', 'o').replaceAll('1', 'l');
  }
}

const isFigure = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code > 47 && code < 58;
};

/**
 * Parses a name of a person or of anything else. `isLenient` recognises misspelt legal forms as well, which is for
 * names that people typed.
 */
export function parseName(original: string, isPerson: boolean, isLenient = false): ParsedName {
  const { tokens, script } = tokenise(original);
  if (/\d/.test(original)) tokens.forEach(correctLetters);
  const { parts, forms } = isPerson
    ? { parts: personParts(original, tokens, script), forms: 0 }
    : companyParts(tokens, isLenient);
  for (const part of parts) {
    if (isFigure(part.text)) part.flag |= FIGURE;
    else if (part.text.length === 1) part.flag |= INITIAL;
  }
  return { original, isPerson, script, forms, parts };
}

const BETWEEN_NAMES = /\s*[/;]\s*/;
/** An acronym, or another name: what else is in brackets (a place, a branch) is part of the name. */
const ASIDE = /\s*[([](?:[A-Z]{2,6}|(?:a\.?k\.?a|f\.?k\.?a|formerly|also|previously)[^)\]]*)[)\]]\s*/gu;
const MIN_PART_LETTERS = 5;

const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;
const isWholeName = (text: string): boolean =>
  /\p{L}{5,}/u.test(text.replace(/['’]/g, '')) && /\p{L}[\s-]+\p{L}/u.test(text);

/**
 * What one written name may be read as: the whole, each side of a slash or semicolon, and the name without the acronym
 * or the other name in brackets.
 */
export function readingsOf(name: string): string[] {
  if (!/[/;([]/.test(name)) return [name];
  const sides = name.split(BETWEEN_NAMES);
  const isTwoNames = sides.length > 1 && sides.every(isWholeName);
  const bare = name.replaceAll(ASIDE, ' ').trim();
  const isBare = bare !== name && lettersOf(bare) >= MIN_PART_LETTERS;
  return [name, ...(isTwoNames ? sides : []), ...(isBare ? [bare] : [])];
}
