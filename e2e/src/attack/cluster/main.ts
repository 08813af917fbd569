import { parseArgs } from 'node:util';
import { openControl } from './control';
import { runLoad } from './run-load';
import { showLoad } from './show-load';

/** The load of `npm run cluster -- load`, as a child of the process that runs the cluster. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
  const report = await runLoad(openControl(), {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    say: (line) => console.log(line),
  });
  console.log(showLoad(report));
  return report.violations.length > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
