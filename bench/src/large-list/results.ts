import type { Cost } from './probe';

export type Costs = Map<string, Cost[]>;

export function note(costs: Costs, name: string, cost: Cost): void {
  const known = costs.get(name) ?? [];
  costs.set(name, [...known, cost]);
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const whole = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '');

const HEAD = ['action', 'painted', 'of small', 'longest task', 'busy', 'of small', 'calls', 'slowest', 'kB', 'rows'];

function lineOf(name: string, own: readonly Cost[], base: readonly Cost[] | undefined): string[] {
  const of = (pick: (cost: Cost) => number) => median(own.map(pick));
  const ratio = (pick: (cost: Cost) => number) => {
    if (!base) return '';
    const ratios = own.flatMap((cost, round) => (base[round] ? [pick(cost) / pick(base[round])] : []));
    const middle = median(ratios);
    return Number.isFinite(middle) ? middle.toFixed(2) : '';
  };
  return [
    name,
    whole(of(({ painted }) => painted)),
    ratio(({ painted }) => painted),
    whole(of(({ longestTask }) => longestTask)),
    whole(of(({ busy }) => busy)),
    ratio(({ busy }) => busy),
    whole(of(({ calls }) => calls)),
    whole(of(({ slowest }) => slowest)),
    (of(({ bytes }) => bytes) / 1000).toFixed(1),
    whole(Math.max(...own.map(({ rows }) => rows))),
  ];
}

export function tableOf(costs: Costs, base: Costs = new Map()): string {
  const lines = [...costs].map(([name, own]) => lineOf(name, own, base.get(name)));
  const widths = HEAD.map((cell, place) => Math.max(cell.length, ...lines.map((line) => (line[place] ?? '').length)));
  const padded = (line: string[]) =>
    line.map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)));
  return [HEAD, ...lines].map((line) => padded(line).join('  ')).join('\n');
}
