import type { Timing } from './stopwatch';

export type Timings = Map<string, Timing[]>;

/** Response time goal in milliseconds: a paint within this time feels immediate. */
export const MOMENT_MS = 100;

interface Spread {
  median: number;
  p95: number;
}

export interface Figures {
  name: string;
  paint: Spread;
  content: Spread;
  busy: Spread;
  isMet: boolean;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/**
 * Summarizes the timings of each action. `withContent`: the goal of 100 ms (`MOMENT_MS`) applies to the new content
 * too, not only to the first paint.
 */
export const figuresOf = (timings: Timings, { withContent }: { withContent: boolean }): Figures[] =>
  [...timings].map(([name, all]) => {
    const paint = spreadOf(all.map((one) => one.paint));
    const content = spreadOf(all.map((one) => one.content));
    const busy = spreadOf(all.map((one) => one.busy));
    const isMet = paint.median <= MOMENT_MS && (!withContent || content.median <= MOMENT_MS);
    return { name, paint, content, busy, isMet };
  });

const HEAD = ['action', 'paint', 'p95', 'content', 'p95', 'busy', ''];

export function tableOf(figures: readonly Figures[]): string {
  const lines = figures.map(({ name, paint, content, busy, isMet }) => [
    name,
    ...[paint.median, paint.p95, content.median, content.p95, busy.median].map((ms) => ms.toFixed(0)),
    isMet ? 'met' : 'MISSED',
  ]);
  const widths = HEAD.map((cell, place) => Math.max(cell.length, ...lines.map((line) => (line[place] ?? '').length)));
  return [HEAD, ...lines]
    .map((line) =>
      line
        .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
