export const TOKEN_LIKENESSES = ['equal', 'spelling', 'sound', 'initial', 'nickname', 'joined', 'cut_short'] as const;
export type TokenLikeness = (typeof TOKEN_LIKENESSES)[number];

/** Span of a name in its original spelling; `end` is exclusive. */
export type NameSpan = { start: number; end: number };

/** Matched tokens of the two names. If one side has several spans, the other name writes these words as one word. */
export type TokenMatch = {
  query: NameSpan[];
  listed: NameSpan[];
  likeness: TokenLikeness;
  /** Similarity of the matched tokens, from 0 to 1. */
  similarity: number;
  /** Share of the name score that depends on this match, from 0 to 1. */
  weight: number;
};

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

export type ScorePart = { reason: ScoreReason; effect: number; query?: string; listed?: string };

export type HitExplanation = {
  queryName: string;
  listedName: string;
  tokens: TokenMatch[];
  unmatchedQuery: NameSpan[];
  unmatchedListed: NameSpan[];
  /** Similarity of the matched tokens. The hit's score is this similarity plus the effects of all `parts`. */
  tokenScore: number;
  nameScore: number;
  parts: ScorePart[];
};
