export const RISKS = [
  'crime',
  'fraud',
  'corruption',
  'money_laundering',
  'sanctions',
  'tax',
  'environment',
  'labour',
] as const;
export type Risk = (typeof RISKS)[number];

export type RiskWord = { risk: Risk; word: string };

export type ArticlePassage = { text: string; names: string[]; risks: RiskWord[] };

/** Stored part of an article; the full text is never stored. */
export type ListedArticle = { title: string; publisher: string; passages: ArticlePassage[] };

export type ArticleExcerpt = { title: string; publisher: string; sentence: string; risks: RiskWord[] };
