/** Deterministic random numbers; the same seed yields the same sequence. */
export interface Dice {
  /** Returns an integer from 0 up to, but excluding, `sides`. */
  below(sides: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function diceOf(seed: number, turn = 0): Dice {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  return {
    below,
    chance: (probability) => next() < probability,
    pick(list) {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    shuffle(list) {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const [a, b] = [mixed[last], mixed[other]];
        if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
      }
      return mixed;
    },
  };
}
