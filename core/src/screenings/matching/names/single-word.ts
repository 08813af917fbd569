import type { TokenPair } from '../align-tokens';
import { editDistance } from '../edit-distance';
import { editBudget } from '../token-similarity';
import { COMMON_COMPANY_WORDS, COMMON_STEMS } from './common-names';
import { LEGAL_FRAGMENTS } from './legal-forms';

// How much a single word can show, where no other word says who is meant.

const ONE_INEXACT = 0.68;
const ONE_INEXACT_ALONE = 0.79;
const ONE_OF_SEVERAL = 0.74;
/** Two names that differ in their spaces. */
export const JOINED = 0.98;
/** A shorter word beside others tells nobody apart. */
const MIN_TELLING = 3;
/** A single word is taken for another one by a slip of the keys, or two in a word as long as this. */
const LONG_WORD = 9;
const MIN_LETTERS = 5;
const ALIKE_ALONE = 0.8;
const SAME_SOUND = 0.88;
/** Where all else agrees to the letter. */
const MIN_BACKED_LETTERS = 4;

/** What stands beside the one specific word. */
export interface AboutOne {
  isPerson: boolean;
  /** Nothing of content is left on either side. */
  isWhole: boolean;
  isAll: boolean;
  /** All other words agree, and there are some. */
  isBacked: boolean;
  /** The screened name has more words of content. */
  hasMore: boolean;
  /** Specific words of the screened name. */
  words: number;
}

/** Whether one word is the other by a slip, or with its legal form written to it: 'SiemensAG'. */
function isSlip({ queryText, listedText, similarity }: TokenPair, { isBacked, isPerson }: AboutOne): boolean {
  const [shorter, longer] = queryText.length < listedText.length ? [queryText, listedText] : [listedText, queryText];
  if (shorter.length < (isBacked ? MIN_BACKED_LETTERS : MIN_LETTERS)) return false;
  // Names of people are spelt in more ways than by slips: they are alike by their sound.
  if (isPerson) return similarity >= ALIKE_ALONE;
  if (longer.startsWith(shorter) && LEGAL_FRAGMENTS.has(longer.slice(shorter.length))) return true;
  const slips = shorter.length < LONG_WORD ? 1 : 2;
  if (similarity < SAME_SOUND && editDistance(shorter, longer, slips) > slips) return false;
  const stem = COMMON_STEMS.find((each) => shorter.endsWith(each) && longer.endsWith(each));
  if (stem === undefined) return true;
  const [one, other] = [shorter.slice(0, -stem.length), longer.slice(0, -stem.length)];
  return editDistance(one, other, slips) <= editBudget(one.length);
}

/** The most that one specific word can show. */
export function mostOfOne(pair: TokenPair, about: AboutOne): number {
  const isUsual = pair.queryText.length < MIN_TELLING || COMMON_COMPANY_WORDS.has(pair.queryText);
  if (isUsual && about.hasMore) return ONE_INEXACT;
  const isJoined = pair.query.length + pair.listed.length > 2;
  if (isJoined) return about.isAll ? JOINED : ONE_INEXACT_ALONE;
  if (pair.similarity === 1) return about.words > 1 ? ONE_OF_SEVERAL : 1;
  return about.isWhole && isSlip(pair, about) ? ONE_INEXACT_ALONE : ONE_INEXACT;
}
