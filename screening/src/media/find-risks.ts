import { RISKS, type RiskWord } from '@homologa/domain/screenings/risks';
import { RISK_VOCABULARY } from './risk-words';

const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .flatMap((line) => line.split(', '))
      .map((word) => word.replace(/\*$/, '[a-z]{0,12}').replaceAll(' ', '\\s{1,4}'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
const PATTERNS = RISKS.map((risk) => ({ risk, pattern: patternOf(RISK_VOCABULARY[risk]) }));

const foldedSign = (sign: string): string => {
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === sign.length ? bare : sign;
};

const folded = (text: string): string =>
  text.replace(/[^\0-\x60\x7b-\x7f]/gu, foldedSign).replace(/[A-Z]/g, foldedSign);

export function findRisks(text: string): RiskWord[] {
  const plain = folded(text);
  const found = PATTERNS.flatMap(({ risk, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: match }) => ({
      at: index,
      risk,
      word: text.slice(index, index + match.length).replace(/\s+/gu, ' '),
    })),
  ).sort((a, b) => a.at - b.at);
  const distinct = new Map(found.map(({ risk, word }) => [`${risk} ${word.toLowerCase()}`, { risk, word }]));
  return [...distinct.values()];
}
