import type { NameSpan } from '@homologa/domain/screenings/hit-explanation';
import type { Script } from './fold-characters';
import { FAMILY, FIGURE, GENERIC, INITIAL, LEGAL, PARTICLE, type ParsedName } from './parse-name';

/** A name with the weight of each token. */
export interface WeighedName {
  isPerson: boolean;
  tokens: readonly string[];
  /** Bits of `parse-name` for each token. */
  flags: readonly number[];
  weights: readonly number[];
  /** Classes of legal forms, as bits. */
  forms: number;
}

/** Tokens above it say who is meant. */
export const CONTENT_WEIGHT = 0.25;

const WEIGHTS = { particle: 0.12, initial: 0.25, legal: 0.15, figure: 0.35, genericAtMost: 0.4, family: 1.3 } as const;

/** The weight of a token of a name, from how rare it is (0 to 1) and what it is. */
export function weightOf(rarity: number, flag: number): number {
  if (flag & PARTICLE) return WEIGHTS.particle;
  if (flag & LEGAL) return WEIGHTS.legal;
  if (flag & INITIAL) return WEIGHTS.initial;
  if (flag & FIGURE) return WEIGHTS.figure;
  const own = flag & GENERIC ? Math.min(rarity, WEIGHTS.genericAtMost) : rarity;
  return flag & FAMILY ? own * WEIGHTS.family : own;
}

/** A parsed name that is weighed, with the place of each token as it was written. */
export interface WrittenName extends WeighedName {
  original: string;
  script: Script;
  spans: readonly NameSpan[];
}

/** Weighs a parsed name; `rarityOf` says how rare a token is. */
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
