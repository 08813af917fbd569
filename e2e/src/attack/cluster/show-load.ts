import { acknowledgedIn, type Ledger } from '../faults/ledger';
import type { UploadLedger } from './uploads';

export interface LoadReport {
  ledger: Ledger;
  uploads: UploadLedger;
  events: { name: string; pauseMs: number; uploadPauseMs: number }[];
  minutes: number;
  mails: number;
  settledMs: number;
  violations: string[];
}

const LOST = /^(lost|not sent)\b/;
const DOUBLED = /^(twice\b|the same key gave|\d+ invitations to)|has received its invitation/;

/** Sorts violations into what was lost, what was done twice, and what else contradicts the ledger. */
export function countViolations(violations: readonly string[]): { lost: number; doubled: number; others: number } {
  const lost = violations.filter((line) => LOST.test(line)).length;
  const doubled = violations.filter((line) => DOUBLED.test(line)).length;
  return { lost, doubled, others: violations.length - lost - doubled };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function showLoad(report: LoadReport): string {
  const { ledger, uploads, events, minutes, mails, settledMs, violations } = report;
  const { lost, doubled, others } = countViolations(violations);
  const names = [...new Set(events.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = events.filter((event) => event.name === name);
    const longest = (of: (event: (typeof own)[number]) => number) => seconds(Math.max(...own.map(of)));
    return [name, String(own.length), longest(({ pauseMs }) => pauseMs), longest(({ uploadPauseMs }) => uploadPauseMs)];
  });
  const totals = [
    ['acknowledged', String(acknowledgedIn(ledger) + uploads.acknowledged.size)],
    ['lost', String(lost)],
    ['doubled', String(doubled)],
    ['other contradictions', String(others)],
    ['longest pause', seconds(Math.max(0, ...events.map(({ pauseMs }) => pauseMs)))],
  ];
  const written = Object.entries(ledger.acknowledged).map(([kind, count]) => `${count} ${kind}`);
  return [
    '',
    ...columns([['event', 'times', 'longest pause', 'of uploads'], ...rows]),
    '',
    ...columns(totals),
    '',
    `${minutes.toFixed(1)} minutes: ${written.join(', ')}, ${uploads.acknowledged.size} uploads`,
    `${ledger.suppliers.size} suppliers, ${mails} mails; sent again ${ledger.repeated} times; ` +
      `answers lost: ${ledger.unknown.size} suppliers, ${uploads.unknown.size} uploads`,
    `all jobs at their end ${seconds(settledMs)} after the last write`,
    ...violations.map((violation) => `  ${violation}`),
  ].join('\n');
}

function columns(rows: readonly string[][]): string[] {
  return rows.map((row) => row.map((cell, place) => (place === 0 ? cell.padEnd(24) : cell.padStart(15))).join(''));
}
