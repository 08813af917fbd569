import { parseArgs } from 'node:util';
import { runAlerts } from './alerts/run-alerts';
import type { House } from './house';
import { runFaults } from './run-faults';
import { showFaults } from './show-faults';

export async function main(house: House, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '20' },
      writes: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (positionals.includes('alerts')) {
    const { fired, violations } = await runAlerts(house, (line) => console.log(line));
    console.log([`${new Set(fired.map(({ alert }) => alert)).size} alerts fired`, ...violations].join('\n'));
    return violations.length > 0 ? 1 : 0;
  }
  const seed = Number(values.seed);
  const report = await runFaults(house, {
    kills: Number(values.kills),
    writes: Number(values.writes),
    seed,
    say: (line) => console.log(line),
  });
  console.log(showFaults(report, seed));
  return report.violations.length > 0 ? 1 : 0;
}
