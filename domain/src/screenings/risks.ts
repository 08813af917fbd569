/** Risks that adverse media name (reference 10.11). */
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

/** A word of an article that names a risk, as written there. */
export type RiskWord = { risk: Risk; word: string };

/** A sentence of an article, the names in it, and the words that name a risk. */
export type ArticlePassage = { text: string; names: string[]; risks: RiskWord[] };

/** The stored part of an article; its whole text is never stored. */
export type ListedArticle = { title: string; publisher: string; passages: ArticlePassage[] };

/** The part of an article that a hit shows: the sentence that contains the name. */
export type ArticleExcerpt = { title: string; publisher: string; sentence: string; risks: RiskWord[] };
