import { COMMON_COMPANY_WORDS, COMMON_STEMS } from '../names/common-names';
import { editDistance } from '../names/edit-distance';
import { LEGAL_FRAGMENTS } from '../names/legal-forms';
import type { TokenPair } from './align-tokens';
import { editBudget } from './token-similarity';

const ONE_INEXACT = 0.68;
const ONE_INEXACT_ALONE = 0.79;
const ONE_OF_SEVERAL = 0.74;
export const JOINED = 0.98;
const MIN_TELLING = 3;
/** Minimum length of a word that may differ by two typing errors. Shorter words may differ by one typing error. */
const LONG_WORD = 9;
const MIN_LETTERS = 5;
const ALIKE_ALONE = 0.8;
const SAME_SOUND = 0.88;
const MIN_BACKED_LETTERS = 4;

export interface AboutOne {
  isPerson: boolean;
  isWhole: boolean;
  isAll: boolean;
  isBacked: boolean;
  hasMore: boolean;
  words: number;
}

/** True if the words differ only by typing errors or by an attached legal form: 'SiemensAG'. */
function isSlip({ queryText, listedText, similarity }: TokenPair, { isBacked, isPerson }: AboutOne): boolean {
  const [shorter, longer] = queryText.length < listedText.length ? [queryText, listedText] : [listedText, queryText];
  if (shorter.length < (isBacked ? MIN_BACKED_LETTERS : MIN_LETTERS)) return false;
  // The spellings of a person's name differ by more than typing errors, so a high similarity is sufficient.
  if (isPerson) return similarity >= ALIKE_ALONE;
  if (longer.startsWith(shorter) && LEGAL_FRAGMENTS.has(longer.slice(shorter.length))) return true;
  const slips = shorter.length < LONG_WORD ? 1 : 2;
  if (similarity < SAME_SOUND && editDistance(shorter, longer, slips) > slips) return false;
  const stem = COMMON_STEMS.find((each) => shorter.endsWith(each) && longer.endsWith(each));
  if (stem === undefined) return true;
  const [one, other] = [shorter.slice(0, -stem.length), longer.slice(0, -stem.length)];
  return editDistance(one, other, slips) <= editBudget(one.length);
}

export function mostOfOne(pair: TokenPair, about: AboutOne): number {
  const isUsual = pair.queryText.length < MIN_TELLING || COMMON_COMPANY_WORDS.has(pair.queryText);
  if (isUsual && about.hasMore) return ONE_INEXACT;
  const isJoined = pair.query.length + pair.listed.length > 2;
  if (isJoined) return about.isAll ? JOINED : ONE_INEXACT_ALONE;
  if (pair.similarity === 1) return about.words > 1 ? ONE_OF_SEVERAL : 1;
  return about.isWhole && isSlip(pair, about) ? ONE_INEXACT_ALONE : ONE_INEXACT;
}
