import { readingsOf } from '../names/name-readings';
import { parseName, parseTyped } from '../names/parse-name';
import { weighName } from '../names/weighed-name';
import { type NameScore, scoreNames } from './name-score';
import { tokenSimilarity } from './token-similarity';

/**
 * Scores two names without an index, taking the best combination of their readings. `rarityOf` returns a word's rarity
 * from 0 to 1.
 */
export function scorePair(
  query: string,
  listed: string,
  isPerson: boolean,
  rarityOf: (token: string) => number = () => 1,
): NameScore {
  const typed = readingsOf(query).flatMap((own) => parseTyped(own, isPerson));
  const scores = typed.flatMap((own) =>
    readingsOf(listed).map((theirs) => {
      const a = weighName(own, rarityOf);
      const b = weighName(parseName(theirs, isPerson), rarityOf);
      const light = { isPerson, isFromArabic: a.script === 'arabic' || b.script === 'arabic' };
      const alike = (i: number, j: number): number => tokenSimilarity(a.tokens[i] ?? '', b.tokens[j] ?? '', light);
      return scoreNames(a, b, alike);
    }),
  );
  return scores.reduce((best, score) => (score.score > best.score ? score : best));
}
