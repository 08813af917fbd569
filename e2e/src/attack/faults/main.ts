import { parseArgs } from 'node:util';
import { writeReport } from '../report';
import { runAlerts } from './alerts/run-alerts';
import type { House } from './house';
import { acknowledgedIn } from './ledger';
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
      report: { type: 'string' },
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
  const killed = (...victims: string[]) => report.kills.filter(({ victim }) => victims.includes(victim)).length;
  writeReport(values.report, {
    tries: {
      R1: killed('workers'),
      R3: killed('redis'),
      R4: killed('postgres'),
      R5: killed('server', 'workers'),
      R8: acknowledgedIn(report.ledger),
      R29: report.kills.length,
    },
    failures: report.violations,
  });
  return report.violations.length > 0 ? 1 : 0;
}
