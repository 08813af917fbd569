import type { ScreeningIndex } from '@homologa/screening/index/screening-index';
import { prepareQueries, scoreRow } from '@homologa/screening/search/score-row';
import { type Subject, search } from '@homologa/screening/search/search';

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values: readonly number[]): number => quantile(values, 0.5);

const ROUNDS = 5;

export interface SearchCost {
  p50: number;
  p95: number;
  p99: number;
  /** Names per second of processor time, independent of other load on the machine. */
  perSecond: number;
}

/**
 * Measures the milliseconds per name as the minimum of all rounds, because other load only adds time. Clears the
 * search's word cache before each round.
 */
export function measureSearches(index: ScreeningIndex, subjects: readonly Subject[]): SearchCost {
  for (const subject of subjects.slice(0, 300)) search(index, subject);
  const times = subjects.map((): number[] => []);
  const speeds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    index.expansions.clear();
    const before = process.cpuUsage();
    subjects.forEach((subject, place) => {
      const began = performance.now();
      search(index, subject);
      times[place]?.push(performance.now() - began);
    });
    const { user, system } = process.cpuUsage(before);
    speeds.push(subjects.length / ((user + system) / 1_000_000));
  }
  const each = times.map((rounds) => Math.min(...rounds));
  return { p50: quantile(each, 0.5), p95: quantile(each, 0.95), p99: quantile(each, 0.99), perSecond: median(speeds) };
}

/** Measures how many times faster a search is than scoring every row with the same scorer, in alternating runs. */
export function measureScan(index: ScreeningIndex, subjects: readonly Subject[]): number {
  const ratios = subjects.map((subject) => {
    const isPerson = subject.schema === 'person';
    const scan = (): number => {
      index.expansions.clear();
      const began = performance.now();
      for (const query of prepareQueries(index, subject.name, isPerson)) {
        for (let row = 0; row < index.rows; row += 1) scoreRow(index, query, row);
      }
      return performance.now() - began;
    };
    const searched = (): number => {
      index.expansions.clear();
      const began = performance.now();
      search(index, subject);
      return performance.now() - began;
    };
    const byScan = scan();
    return byScan / median([searched(), searched(), searched()]);
  });
  return median(ratios);
}

export function measureSuppliers(index: ScreeningIndex, suppliers: readonly (readonly Subject[])[]): number {
  return median(
    suppliers.map((parties) => {
      const began = performance.now();
      for (const party of parties) search(index, party);
      return performance.now() - began;
    }),
  );
}
