import type { FaultReport } from './run-faults';

export function showFaults(report: FaultReport, seed: number): string {
  const { ledger, kills, mails, sentAgain, settledMs, slowestJobs, backup, violations } = report;
  const victims = [...new Set(kills.map(({ victim }) => victim))];
  const lines = victims.map((victim) => {
    const pauses = kills.filter((kill) => kill.victim === victim).map(({ pauseMs }) => pauseMs);
    return [victim, String(pauses.length), `${(Math.max(...pauses) / 1000).toFixed(1)} s`];
  });
  const written = Object.entries(ledger.acknowledged).map(([kind, count]) => [kind, String(count)]);
  return [
    `seed ${seed}`,
    '',
    ...columns([['killed', 'times', 'longest pause'], ...lines]),
    '',
    ...columns([['acknowledged', 'writes'], ...written]),
    '',
    `suppliers: ${ledger.suppliers.size} acknowledged, ${ledger.unknown.size} whose answer was lost`,
    `requests sent again: ${ledger.repeated}`,
    `mails: ${mails}, of them ${sentAgain} again under the same Message-ID`,
    `backup: ${backup.suppliers} suppliers and ${backup.files} files of before it, ${backup.meanwhile} writes beside it`,
    `all jobs at their end after the last write: ${(settledMs / 1000).toFixed(1)} s`,
    'the jobs that took longest:',
    ...slowestJobs.map((job) => `  ${job}`),
    `violations: ${violations.length}`,
    ...violations.map((violation) => `  ${violation}`),
  ].join('\n');
}

function columns(rows: readonly string[][]): string[] {
  return rows.map((row) => row.map((cell, place) => (place === 0 ? cell.padEnd(14) : cell.padStart(14))).join(''));
}
