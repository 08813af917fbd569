/** How a token of the screened name is like one of the listed name. */
export const TOKEN_LIKENESSES = ['equal', 'spelling', 'sound', 'initial', 'nickname', 'joined', 'cut_short'] as const;
export type TokenLikeness = (typeof TOKEN_LIKENESSES)[number];

/** A piece of a name as it was written: from the first character to the one after the last. */
export type NameSpan = { start: number; end: number };

/** Tokens that were taken for each other; more than one on a side where they are written apart there. */
export type TokenMatch = {
  query: NameSpan[];
  listed: NameSpan[];
  likeness: TokenLikeness;
  /** From 0 to 1. */
  similarity: number;
  /** What part of the name score hangs on it, from 0 to 1. */
  weight: number;
};

/** What raised or lowered the score beside the tokens themselves. */
export const SCORE_REASONS = [
  'query_token_missing',
  'listed_token_missing',
  'contradicting_tokens',
  'single_token',
  'short_evidence',
  'joined_name',
  'listed_name_contained',
  'regulator_agrees',
  'common_name',
  'rare_name',
  'acronym_alone',
  'father_and_son',
  'legal_form_differs',
  'number_differs',
  'weak_alias',
  'former_name',
  'identifier_equal',
  'identifier_differs',
  'birth_date_equal',
  'birth_year_equal',
  'birth_date_swapped',
  'birth_date_differs',
  'birth_year_differs',
  'country_equal',
  'country_differs',
  'gender_differs',
] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

/** One part of a score: its reason, by how much it changed the score, and what it is about. */
export type ScorePart = { reason: ScoreReason; effect: number; query?: string; listed?: string };

/** Why a listed name was found: enough to say it in words and to draw it side by side (reference 10.9). */
export type HitExplanation = {
  queryName: string;
  listedName: string;
  tokens: TokenMatch[];
  unmatchedQuery: NameSpan[];
  unmatchedListed: NameSpan[];
  /** How alike the matched tokens are; with the effects of all parts it is the hit's score. */
  tokenScore: number;
  /** The score of the names alone, before identifiers, dates, countries and gender. */
  nameScore: number;
  parts: ScorePart[];
};
