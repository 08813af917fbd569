/** What an article may say of somebody that a buyer wants to know (reference 10.11). */
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

/** A word of an article that names a risk, as it is written there. */
export type RiskWord = { risk: Risk; word: string };

/** A sentence of an article with the names in it, and the words that make it a risk. */
export type ArticlePassage = { text: string; names: string[]; risks: RiskWord[] };

/** What is kept of an article: never its whole text. */
export type ListedArticle = { title: string; publisher: string; passages: ArticlePassage[] };

/** What a hit shows of an article: the sentence in which the name stands. */
export type ArticleExcerpt = { title: string; publisher: string; sentence: string; risks: RiskWord[] };
