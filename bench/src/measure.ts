export interface Measure {
  name: string;
  run: () => Promise<unknown>;
  against: string;
  goal?: { atMost: number } | { atLeast: number };
}

export interface Baseline {
  name: string;
  run: () => Promise<unknown>;
}

interface Finding {
  name: string;
  ms: number;
  against: string;
  ratio: number;
  isMet: boolean | null;
  goal: string;
}

const WARM_UPS = 1;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function judge(goal: Measure['goal'], ratio: number): { isMet: boolean | null; goal: string } {
  if (!goal) return { isMet: null, goal: '' };
  return 'atMost' in goal
    ? { isMet: ratio <= goal.atMost, goal: `<= ${goal.atMost}` }
    : { isMet: ratio >= goal.atLeast, goal: `>= ${goal.atLeast}` };
}

/**
 * Times baselines and measures in interleaved rounds, so that other load on the machine affects all of them equally.
 * Returns the median ratio of each measure: its time divided by its baseline's time or, for an `atLeast` goal, the
 * baseline's time divided by its time.
 */
export async function measureAll(
  baselines: readonly Baseline[],
  measures: readonly Measure[],
  rounds: number,
): Promise<Finding[]> {
  const all = [...baselines, ...measures];
  const times = new Map(all.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    for (const { name, run } of all) {
      const ms = await timeOf(run);
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  return measures.map(({ name, against, goal }) => {
    const own = times.get(name) ?? [];
    const base = times.get(against) ?? [];
    const isGain = goal !== undefined && 'atLeast' in goal;
    const ratio = median(
      own.map((ms, round) => (isGain ? (base[round] ?? Number.NaN) / ms : ms / (base[round] ?? Number.NaN))),
    );
    return { name, ms: median(own), against, ratio, ...judge(goal, ratio) };
  });
}

export function tableOf(findings: readonly Finding[]): string {
  const head = ['measure', 'ms', 'ratio', 'goal', '', 'compared to'];
  const lines = findings.map(({ name, ms, ratio, goal, isMet, against }) => [
    name,
    ms.toFixed(1),
    ratio.toFixed(2),
    goal,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
    against,
  ]);
  const widths = head.map((cell, place) => Math.max(cell.length, ...lines.map((line) => (line[place] ?? '').length)));
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
