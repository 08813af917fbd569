import { type Expansion, NUMBERS, rarityOf, type ScreeningIndex, WEIGHT } from '../index/screening-index';
import { ADDED, ASIDE, LEGAL } from '../names/parse-name';
import { type WeighedName, weightOf } from '../names/weighed-name';

export const CONTAINED_ESTIMATE = 0.5;
const CONTAINED_SHARE = 0.8;
const MIN_CONTAINED_WEIGHT = 1;
/** Flags for additions and legal forms. Typed company names have these flags; listed names do not. */
const READ_AS_ADDITION = ADDED | ASIDE | LEGAL;
const ROUNDING = 1e-4;
const NONE = -1;

/**
 * Finds rows whose words are all contained in a longer company name. A typed word that looks like an addition, such as
 * 'Europe', has little weight. If a listed name contains the word, as 'Sberbank Europe' does, this class restores its
 * full weight.
 */
export class ContainedRows {
  /**
   * Total weight that the words of the typed name lose because they are parsed as additions; `lostBy` has the lost
   * weight by listed token.
   */
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

  /**
   * Returns the maximum weight of a contained row that has this score; negative if no row with this score can be
   * contained.
   */
  maxWeight(score: number): number {
    const most = score + this.lost;
    return most < MIN_CONTAINED_WEIGHT ? NONE : most / CONTAINED_SHARE + ROUNDING;
  }

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
