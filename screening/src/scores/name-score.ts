import type { ScorePart, ScoreReason } from '@homologa/domain/screenings/hit-explanation';
import { editDistance } from '../names/edit-distance';
import { classesOf, formsDiffer } from '../names/legal-forms';
import { ADDED, ASIDE, FIGURE, GENERIC, INITIAL } from '../names/parse-name';
import { additionWeight, CONTENT_WEIGHT, contentOf, hasFlag, INEXACT, type WeighedName } from '../names/weighed-name';
import { type Alignment, alignTokens, type TokenPair } from './align-tokens';
import { commonness, isMarriedName, isRareName, isReversed } from './person-rules';
import { JOINED, mostOfOne } from './single-word';

export interface NameScore {
  score: number;
  tokenScore: number;
  pairs: readonly TokenPair[];
  parts: readonly ScorePart[];
  /** True if every meaningful word of the listed name matches a word of the screened name. */
  isListedWhole: boolean;
  isContained: boolean;
}

const MISSING_IN_LISTED = { person: 0.5, company: 0.6 } as const;
const MISSING_IN_QUERY = { person: 0.33, company: 0.3 } as const;
const STATED_INITIAL = 0.5;

const LIMITS = {
  contradiction: { person: 0.18, company: 0.02 },
  legalForm: 0.03,
  figures: 0.74,
  noWord: 0.5,
  noSpecificWord: 0.69,
  shortEvidence: 0.06,
  rareName: 0.8,
  reversed: 0.65,
  contained: 0.7,
} as const;
/** Minimum total weight of the words of a listed name that a longer name contains; the rarest word has the weight 1. */
const MIN_CONTAINED_WEIGHT = 1.1;

const MAX_JOINED_EDITS = 2;
const lengthOf = (name: WeighedName): number => name.tokens.reduce((sum, token) => sum + token.length, 0);
const joinedOf = (name: WeighedName): string => name.tokens.join('');

function joinedScore(query: WeighedName, listed: WeighedName): number {
  if (query.tokens.length === listed.tokens.length) return 0;
  const difference = Math.abs(lengthOf(query) - lengthOf(listed));
  if (difference > MAX_JOINED_EDITS) return 0;
  const [a, b] = [joinedOf(query), joinedOf(listed)];
  const length = Math.min(a.length, b.length);
  if (length < 6) return 0;
  const limit = length < 8 ? 0 : length < 14 ? 1 : MAX_JOINED_EDITS;
  const distance = editDistance(a, b, limit);
  return distance > limit ? 0 : (1 - distance / Math.max(a.length, b.length)) * JOINED;
}

const hasFigures = (name: WeighedName): boolean => name.flags.some((flag) => (flag & FIGURE) !== 0);
const figuresOf = (name: WeighedName): string =>
  name.tokens
    .filter((_, index) => ((name.flags[index] ?? 0) & FIGURE) !== 0)
    .sort()
    .join(' ');

const sumOf = (name: WeighedName, indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + (name.weights[index] ?? 0), 0);

/** Selects the unmatched words that contradict the other name: meaningful words, and initials of people. */
const statedOf = (name: WeighedName, indexes: readonly number[]): number[] =>
  indexes.filter((index) => (name.weights[index] ?? 0) > CONTENT_WEIGHT || isInitial(name, index));
const isInitial = (name: WeighedName, index: number): boolean =>
  name.isPerson && ((name.flags[index] ?? 0) & INITIAL) !== 0;
const statedWeight = (name: WeighedName, indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + (isInitial(name, index) ? STATED_INITIAL : (name.weights[index] ?? 0)), 0);

export function specificWords(name: WeighedName): number {
  let words = 0;
  for (let index = 0; index < name.tokens.length; index += 1) {
    if ((name.weights[index] ?? 0) > CONTENT_WEIGHT && !hasFlag(name, index, GENERIC | FIGURE | ADDED)) words += 1;
  }
  return words;
}

/**
 * True if the match is distinctive in both names: the listed words are not only a trade or a number, and the screened
 * words are not only an addition such as a place.
 */
const isTelling = (query: WeighedName, listed: WeighedName, pair: TokenPair): boolean =>
  pair.listed.some((index) => !hasFlag(listed, index, GENERIC | FIGURE)) &&
  pair.query.some((index) => !hasFlag(query, index, ADDED | ASIDE));

function isContained(query: WeighedName, listed: WeighedName, { pairs, restListed }: Alignment): boolean {
  if (query.isPerson || contentOf(listed, restListed).length > 0) return false;
  const content = pairs.filter((pair) => pair.listed.some((index) => (listed.weights[index] ?? 0) > CONTENT_WEIGHT));
  return (
    content.length > 1 &&
    content.some((pair) => isTelling(query, listed, pair)) &&
    content.every((pair) => pair.similarity >= INEXACT) &&
    content.reduce((sum, { listed: places }) => sum + sumOf(listed, places), 0) >= MIN_CONTAINED_WEIGHT
  );
}

const saidOf = (name: WeighedName, indexes: readonly number[]): string =>
  indexes.map((index) => name.tokens[index]).join(' ');

/**
 * Scores the similarity of two names from 0 to 1. Extra words of the screened name lower the score more than extra
 * words of the listed name, because lists contain full names. `similarity` compares two tokens by their indexes.
 */
export function scoreNames(
  query: WeighedName,
  listed: WeighedName,
  similarity: (queryIndex: number, listedIndex: number) => number,
): NameScore {
  const alignment = alignTokens(query, listed, similarity);
  const { pairs, restQuery, restListed } = alignment;
  const parts: ScorePart[] = [];
  const weight = pairs.reduce((sum, pair) => sum + pair.weight, 0);
  const alike = pairs.reduce((sum, pair) => sum + pair.weight * pair.similarity, 0);
  const tokenScore = weight === 0 ? 0 : alike / weight;
  let score = tokenScore;
  const kind = query.isPerson ? 'person' : 'company';
  const change = (reason: ScoreReason, to: number, about: Pick<ScorePart, 'query' | 'listed'> = {}): void => {
    if (to === score) return;
    parts.push({ reason, effect: to - score, ...about });
    score = to;
  };
  const isMarried = isMarriedName(query, listed, alignment);
  const isWholly = isMarried || (!query.isPerson && contentOf(listed, restListed).length === 0);
  const queryWeight = isWholly
    ? restQuery.reduce((sum, index) => sum + additionWeight(query, index), 0)
    : sumOf(query, restQuery);
  const listedWeight = sumOf(listed, restListed);
  if (weight > 0) {
    const withQuery = weight + MISSING_IN_LISTED[kind] * queryWeight;
    change('query_token_missing', alike / withQuery, { query: saidOf(query, restQuery) });
    change('listed_token_missing', alike / (withQuery + MISSING_IN_QUERY[kind] * listedWeight), {
      listed: saidOf(listed, restListed),
    });
  }

  const queryContent = isMarried ? [] : statedOf(query, restQuery);
  const listedContent = statedOf(listed, restListed);
  if (weight > 0 && queryContent.length > 0 && listedContent.length > 0) {
    const contested = Math.min(statedWeight(query, queryContent), statedWeight(listed, listedContent));
    change('contradicting_tokens', Math.max(0, score - LIMITS.contradiction[kind] * Math.min(1, contested / 0.5)), {
      query: saidOf(query, queryContent),
      listed: saidOf(listed, listedContent),
    });
  }

  const specific = pairs.filter((pair) => pair.isSpecific);
  const [only] = specific;
  const joined = joinedScore(query, listed);
  if (joined > score) change('joined_name', joined);
  else {
    const hasMore = contentOf(query, restQuery).length > 0;
    const isWhole = !hasMore && contentOf(listed, restListed).length === 0;
    const isAll = restQuery.length + restListed.length === 0;
    const isBacked = isAll && pairs.length > 1 && pairs.every((pair) => pair === only || pair.similarity === 1);
    if (!only) {
      change(
        'short_evidence',
        Math.min(score, isAll ? 1 : weight > CONTENT_WEIGHT ? LIMITS.noSpecificWord : LIMITS.noWord),
      );
    } else if (specific.length === 1) {
      change(
        'single_token',
        Math.min(
          score,
          mostOfOne(only, { isPerson: query.isPerson, isWhole, isAll, isBacked, hasMore, words: specificWords(query) }),
        ),
      );
    } else if (
      query.isPerson &&
      specific.length === 2 &&
      !isWhole &&
      specific.some((pair) => pair.similarity < INEXACT)
    ) {
      change('short_evidence', score - LIMITS.shortEvidence);
    }
  }

  if (!query.isPerson) {
    const [a, b] = hasFigures(query) && hasFigures(listed) ? [figuresOf(query), figuresOf(listed)] : ['', ''];
    if (a !== b) {
      change('number_differs', Math.min(score, LIMITS.figures), { query: a, listed: b });
    }
    if (formsDiffer(query.forms, listed.forms)) {
      change('legal_form_differs', Math.max(0, score - LIMITS.legalForm), {
        query: classesOf(query.forms).join(' '),
        listed: classesOf(listed.forms).join(' '),
      });
    }
  }
  const isWithin = isContained(query, listed, alignment);
  if (isWithin && score < LIMITS.contained) change('listed_name_contained', LIMITS.contained);
  if (query.isPerson) {
    const common = commonness(query, alignment);
    if (isReversed(query, listed, alignment)) change('father_and_son', Math.min(score, LIMITS.reversed));
    else if (common !== null) change('common_name', Math.min(score, common));
    else if (isRareName(query, alignment)) change('rare_name', Math.max(score, LIMITS.rareName));
  }
  const isListedWhole =
    weight > CONTENT_WEIGHT &&
    listedContent.length === 0 &&
    pairs.every(({ similarity: alikeness }) => alikeness >= INEXACT);
  return { score, tokenScore, pairs, parts, isListedWhole, isContained: isWithin };
}
