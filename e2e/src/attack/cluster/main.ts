import { parseArgs } from 'node:util';
import { writeReport } from '../report';
import { openControl } from './control';
import { runLoad } from './run-load';
import { showLoad } from './show-load';

/** The load of `npm run cluster -- load`, as a child of the process that runs the cluster. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string' }, seed: { type: 'string' }, report: { type: 'string' } },
  });
  const report = await runLoad(openControl(), {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    say: (line) => console.log(line),
  });
  console.log(showLoad(report));
  const replaced = report.events.filter(({ name }) => name.endsWith('replaced')).length;
  writeReport(values.report, { tries: { R2: replaced, R31: report.events.length }, failures: report.violations });
  return report.violations.length > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
