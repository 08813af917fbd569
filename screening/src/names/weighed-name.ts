import type { NameSpan } from '@homologa/domain/screenings/hit-explanation';
import type { Script } from './fold-characters';
import { ADDED, ASIDE, FAMILY, FIGURE, GENERIC, INITIAL, LEGAL, PARTICLE, type ParsedName } from './parse-name';

export interface WeighedName {
  isPerson: boolean;
  tokens: readonly string[];
  flags: readonly number[];
  weights: readonly number[];
  forms: number;
}

export const CONTENT_WEIGHT = 0.25;

export const INEXACT = 0.9;

export const contentOf = (name: WeighedName, indexes: readonly number[]): number[] =>
  indexes.filter((index) => (name.weights[index] ?? 0) > CONTENT_WEIGHT);
export const hasFlag = ({ flags }: WeighedName, index: number, flag: number): boolean =>
  ((flags[index] ?? 0) & flag) !== 0;

const WEIGHTS = {
  particle: 0.12,
  aside: 0.12,
  initial: 0.25,
  legal: 0.15,
  figure: 0.35,
  genericAtMost: 0.4,
  family: 1.3,
} as const;

export function weightOf(rarity: number, flag: number): number {
  if (flag & PARTICLE) return WEIGHTS.particle;
  if (flag & ASIDE) return WEIGHTS.aside;
  if (flag & LEGAL) return WEIGHTS.legal;
  if (flag & INITIAL) return WEIGHTS.initial;
  if (flag & FIGURE) return WEIGHTS.figure;
  const own = flag & GENERIC ? Math.min(rarity, WEIGHTS.genericAtMost) : rarity;
  return flag & FAMILY ? own * WEIGHTS.family : own;
}

/**
 * Maximum weight of an additional word, such as a place or a trade, if the listed name does not contain it.
 * `SETTING_AT_MOST` is the maximum for particles and for words that describe a company's state.
 */
const ADDITION_AT_MOST = 0.08;
const SETTING_AT_MOST = 0.04;
/**
 * Maximum weight of an addition, such as a place or a trade, in the search for candidate rows, because the distinctive
 * words should decide which rows are found.
 */
const SOUGHT_ADDITION_AT_MOST = 0.3;

export const additionWeight = ({ weights, flags }: WeighedName, index: number): number => {
  const weight = weights[index] ?? 0;
  const flag = flags[index] ?? 0;
  if (flag & (ASIDE | PARTICLE)) return Math.min(weight, SETTING_AT_MOST);
  return (flag & (ADDED | GENERIC)) === 0 ? weight : Math.min(weight, ADDITION_AT_MOST);
};

export const soughtName = (name: WrittenName): WrittenName =>
  name.flags.some((flag) => (flag & ADDED) !== 0)
    ? {
        ...name,
        weights: name.weights.map((weight, index) =>
          ((name.flags[index] ?? 0) & ADDED) === 0 ? weight : Math.min(weight, SOUGHT_ADDITION_AT_MOST),
        ),
      }
    : name;

export interface WrittenName extends WeighedName {
  original: string;
  script: Script;
  spans: readonly NameSpan[];
}

export const weighName = (
  { original, script, isPerson, forms, parts }: ParsedName,
  rarityOf: (token: string) => number,
): WrittenName => ({
  original,
  script,
  isPerson,
  forms,
  tokens: parts.map(({ text }) => text),
  flags: parts.map(({ flag }) => flag),
  weights: parts.map(({ text, flag }) => weightOf(rarityOf(text), flag)),
  spans: parts.map(({ start, end }) => ({ start, end })),
});
