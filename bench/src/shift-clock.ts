/**
 * Moves this process's clock by `ms`: reminders leave at civil hours of working days only, whenever a bench runs. Returns
 * what restores the clock. Must not refer to anything outside itself, because workers preload its source.
 */
export function shiftClock(ms: number): () => void {
  const Machine = globalThis.Date;
  class Shifted extends Machine {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length === 0 ? [Machine.now() + ms] : given) as [number]));
    }

    static override now(): number {
      return Machine.now() + ms;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
  return () => {
    globalThis.Date = Machine;
  };
}
