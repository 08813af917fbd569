import { unpackKind } from '../index/index-data';
import {
  type Expansion,
  isPersonRow,
  rarityOf,
  type ScreeningIndex,
  textOf,
  tokensOfRow,
} from '../index/screening-index';
import { type ParsedName, parseTyped } from '../names/parse-name';
import { soughtName, type WeighedName, type WrittenName, weighName, weightOf } from '../names/weighed-name';
import { type NameScore, scoreNames } from '../scores/name-score';
import type { Comparison } from '../scores/token-similarity';
import { expandToken, knownSimilarity } from './expand-token';

export interface Query {
  name: WrittenName;
  sought: WrittenName;
  isFromArabic: boolean;
  expansions: readonly Expansion[];
}

function prepared(index: ScreeningIndex, parsed: ParsedName): Query {
  const name = weighName(parsed, (token) => rarityOf(index, token));
  const { isPerson } = name;
  const isFromArabic = name.script === 'arabic';
  const expansions = name.tokens.map((token) => expandToken(index, token, { isPerson, isFromArabic }));
  return { name, sought: soughtName(name), isFromArabic, expansions };
}

export const prepareQueries = (index: ScreeningIndex, text: string, isPerson: boolean): Query[] =>
  parseTyped(text, isPerson)
    .filter(({ parts }) => parts.length > 0)
    .map((parsed) => prepared(index, parsed));

export function nameOfRow(index: ScreeningIndex, row: number): WeighedName {
  const { data } = index;
  const start = data.rows.starts[row] ?? 0;
  const numbers = tokensOfRow(index, row);
  const tokens: string[] = [];
  const flags: number[] = [];
  const weights: number[] = [];
  numbers.forEach((number, place) => {
    const flag = data.rowFlags[start + place] ?? 0;
    tokens.push(textOf(index, number));
    flags.push(flag);
    weights.push(weightOf(data.rarity[number] ?? 1, flag));
  });
  return { isPerson: isPersonRow(index, row), tokens, flags, weights, forms: data.rowForms[row] ?? 0 };
}

export function scoreRow(index: ScreeningIndex, query: Query, row: number): NameScore {
  const numbers = tokensOfRow(index, row);
  const { isArabic } = unpackKind(index.data.rowKind[row] ?? 0);
  const light: Comparison = { isPerson: query.name.isPerson, isFromArabic: query.isFromArabic || isArabic };
  const expansions =
    light.isFromArabic && !query.isFromArabic
      ? query.name.tokens.map((token) => expandToken(index, token, light))
      : query.expansions;
  return scoreNames(query.name, nameOfRow(index, row), (place, listed) => {
    const expansion = expansions[place];
    return expansion ? knownSimilarity(index, expansion, numbers[listed] ?? -1) : 0;
  });
}
