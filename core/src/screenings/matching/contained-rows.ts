import { type Expansion, NUMBERS, rarityOf, type ScreeningIndex, WEIGHT } from './index/screening-index';
import { ADDED, ASIDE, LEGAL } from './names/parse-name';
import { type WeighedName, weightOf } from './names/weighed-name';

/** What a row of several words is likely to be at least where all of them stand in the name of a company. */
export const CONTAINED_ESTIMATE = 0.5;
/** What part of its weight such a row was given. */
const CONTAINED_SHARE = 0.8;
/** Lighter rows say too little to be looked at for it. */
const MIN_CONTAINED_WEIGHT = 1;
/** How a company's name is read that somebody typed, and a listed one is not. */
const READ_AS_ADDITION = ADDED | ASIDE | LEGAL;
/** What rounding may take from a sum. */
const ROUNDING = 1e-4;
/** No row is as light. */
const NONE = -1;

/**
 * The rows whose words all stand in the name of a company. Words that are read as an addition to it weigh little when
 * rows are looked for, and in full where a listed name has them: 'Sberbank Europe' within a longer name.
 */
export class ContainedRows {
  /** What the words of the name weigh less than in a listed one: together, and by the listed word. */
  private readonly lost: number;
  private readonly lostBy = new Map<number, number>();

  constructor(
    private readonly index: ScreeningIndex,
    { tokens, weights, flags, isPerson }: WeighedName,
    expansions: readonly Expansion[],
  ) {
    this.lost = isPerson ? -Infinity : 0;
    if (isPerson) return;
    for (const [place, flag] of flags.entries()) {
      if ((flag & READ_AS_ADDITION) === 0) continue;
      const full = weightOf(rarityOf(index, tokens[place] ?? ''), flag & ~READ_AS_ADDITION);
      const lost = full - (weights[place] ?? 0);
      if (lost <= 0) continue;
      this.lost += lost;
      const { tokens: like = [], similarities = [] } = expansions[place] ?? {};
      like.forEach((token, at) => {
        this.lostBy.set(token, Math.max(this.lostBy.get(token) ?? 0, lost * (similarities[at] ?? 0)));
      });
    }
  }

  /** The greatest weight of a row that can be one of them with this score; negative where none can. */
  maxWeight(score: number): number {
    const most = score + this.lost;
    return most < MIN_CONTAINED_WEIGHT ? NONE : most / CONTAINED_SHARE + ROUNDING;
  }

  /** Whether a row is one of them, by what the name's words gave it. */
  has(row: number, score: number): boolean {
    const { data, marks } = this.index;
    const least = Math.max(MIN_CONTAINED_WEIGHT, CONTAINED_SHARE * (marks.numbers[row * NUMBERS + WEIGHT] ?? 0));
    if (score + this.lost < least) return false;
    const { starts, values } = data.rows;
    const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    if (end - start < 2) return false;
    let whole = score;
    for (let at = start; at < end && whole < least; at += 1) whole += this.lostBy.get(values[at] ?? 0) ?? 0;
    return whole >= least;
  }
}
