import type { ScorePart, ScoreReason } from '@homologa/domain/screenings/hit-explanation';
import { alignTokens, type TokenPair } from './align-tokens';
import { editDistance } from './edit-distance';
import { classesOf, formsDiffer } from './legal-forms';
import { FIGURE, GENERIC, INITIAL } from './parse-name';
import { CONTENT_WEIGHT, type WeighedName } from './weighed-name';

export interface NameScore {
  score: number;
  /** How alike the matched tokens are. */
  tokenScore: number;
  pairs: readonly TokenPair[];
  /** What changed the score; their effects lead from `tokenScore` to `score`. */
  parts: readonly ScorePart[];
}

const MISSING_IN_LISTED = { person: 0.5, company: 0.6 } as const;
const MISSING_IN_QUERY = { person: 0.33, company: 0.3 } as const;
/** Words below it were not written the same. */
const INEXACT = 0.9;
const STATED_INITIAL = 0.5;

const LIMITS = {
  contradiction: { person: 0.12, company: 0.02 },
  legalForm: 0.03,
  figures: 0.74,
  noWord: 0.5,
  noSpecificWord: 0.69,
  oneInexact: 0.68,
  oneInexactAlone: 0.79,
  oneOfSeveral: 0.74,
  joined: 0.98,
  shortEvidence: 0.06,
} as const;

/** How many edits two names without their spaces may differ by. */
const MAX_JOINED_EDITS = 2;
const lengthOf = (name: WeighedName): number => name.tokens.reduce((sum, token) => sum + token.length, 0);
const joinedOf = (name: WeighedName): string => name.tokens.join('');

/** The similarity of two names without their spaces; 0 where it says nothing. */
function joinedScore(query: WeighedName, listed: WeighedName): number {
  if (query.tokens.length === listed.tokens.length) return 0;
  const difference = Math.abs(lengthOf(query) - lengthOf(listed));
  if (difference > MAX_JOINED_EDITS) return 0;
  const [a, b] = [joinedOf(query), joinedOf(listed)];
  const length = Math.min(a.length, b.length);
  if (length < 6) return 0;
  const limit = length < 8 ? 0 : length < 14 ? 1 : MAX_JOINED_EDITS;
  const distance = editDistance(a, b, limit);
  return distance > limit ? 0 : (1 - distance / Math.max(a.length, b.length)) * LIMITS.joined;
}

const hasFigures = (name: WeighedName): boolean => name.flags.some((flag) => (flag & FIGURE) !== 0);
const figuresOf = (name: WeighedName): string =>
  name.tokens
    .filter((_, index) => ((name.flags[index] ?? 0) & FIGURE) !== 0)
    .sort()
    .join(' ');

const sumOf = (name: WeighedName, indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + (name.weights[index] ?? 0), 0);

const contentOf = (name: WeighedName, indexes: readonly number[]): number[] =>
  indexes.filter((index) => (name.weights[index] ?? 0) > CONTENT_WEIGHT);

/** What contradicts when the other name says something else: content, and the initials of people. */
const statedOf = (name: WeighedName, indexes: readonly number[]): number[] =>
  indexes.filter((index) => (name.weights[index] ?? 0) > CONTENT_WEIGHT || isInitial(name, index));
const isInitial = (name: WeighedName, index: number): boolean =>
  name.isPerson && ((name.flags[index] ?? 0) & INITIAL) !== 0;
const statedWeight = (name: WeighedName, indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + (isInitial(name, index) ? STATED_INITIAL : (name.weights[index] ?? 0)), 0);

const specificOf = (name: WeighedName): number =>
  contentOf(name, [...name.tokens.keys()]).filter((index) => ((name.flags[index] ?? 0) & (GENERIC | FIGURE)) === 0)
    .length;

const saidOf = (name: WeighedName, indexes: readonly number[]): string =>
  indexes.map((index) => name.tokens[index]).join(' ');

/** The most that one specific word can show. */
function mostOfOne(pair: TokenPair, about: { isWhole: boolean; isAll: boolean; words: number }): number {
  const isJoined = pair.query.length + pair.listed.length > 2;
  if (isJoined) return about.isAll ? LIMITS.joined : LIMITS.oneInexactAlone;
  if (pair.similarity === 1) return about.words > 1 ? LIMITS.oneOfSeveral : 1;
  const isLongEnough = pair.similarity >= 0.8 && Math.min(pair.queryText.length, pair.listedText.length) >= 5;
  return about.isWhole && isLongEnough ? LIMITS.oneInexactAlone : LIMITS.oneInexact;
}

/**
 * How alike two names are, from 0 to 1. Words that the screened name has beyond the listed one weigh more than the
 * reverse: lists hold full names. `similarity` compares two tokens by their places.
 */
export function scoreNames(
  query: WeighedName,
  listed: WeighedName,
  similarity: (queryIndex: number, listedIndex: number) => number,
): NameScore {
  const { pairs, restQuery, restListed } = alignTokens(query, listed, similarity);
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
  const queryWeight = sumOf(query, restQuery);
  const listedWeight = sumOf(listed, restListed);
  if (weight > 0) {
    const withQuery = weight + MISSING_IN_LISTED[kind] * queryWeight;
    change('query_token_missing', alike / withQuery, { query: saidOf(query, restQuery) });
    change('listed_token_missing', alike / (withQuery + MISSING_IN_QUERY[kind] * listedWeight), {
      listed: saidOf(listed, restListed),
    });
  }

  const queryContent = statedOf(query, restQuery);
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
    const isWhole = contentOf(query, restQuery).length === 0 && contentOf(listed, restListed).length === 0;
    const isAll = restQuery.length + restListed.length === 0;
    if (!only) {
      change(
        'short_evidence',
        Math.min(score, isAll ? 1 : weight > CONTENT_WEIGHT ? LIMITS.noSpecificWord : LIMITS.noWord),
      );
    } else if (specific.length === 1) {
      change('single_token', Math.min(score, mostOfOne(only, { isWhole, isAll, words: specificOf(query) })));
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
  return { score, tokenScore, pairs, parts };
}
