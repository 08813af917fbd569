import { writeFileSync } from 'node:fs';

/** What a program of attacks tells `npm run test:security`: attempts by row of its table, and what failed. */
interface AttackReport {
  tries: Record<string, number>;
  failures: readonly string[];
}

/** Writes the report to the file that `--report` names, if it does. */
export function writeReport(file: string | undefined, report: AttackReport): void {
  if (file) writeFileSync(file, JSON.stringify(report));
}
