import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '../build/generate';
import { ROOT } from '../paths';
import { Halt, runMain, say } from '../say';
import { openAffectedRuns } from './affected-run';
import { changedFiles } from './changed-files';

/** Seconds after which no further test starts. The test that is running then finishes before a minute has passed. */
const SECONDS = 45;

/**
 * `npm run test:changed [-- <file> …] [--since <commit>] [--seconds <n> | --all]`: runs the tests affected by the files
 * that differ from the last commit (or from `--since`, or by the named files), the most relevant first, until 45
 * seconds after the start.
 */
export const main = () =>
  runMain(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { since: { type: 'string' }, seconds: { type: 'string' }, all: { type: 'boolean' } },
    });
    await generate();
    const named = positionals.map((file) => relative(ROOT, resolve(file)).split(sep).join('/'));
    const missing = positionals.find((file) => !existsSync(resolve(file)));
    if (missing !== undefined) throw new Halt(`There is no ${missing}.`);
    const changed = named.length > 0 ? named : changedFiles(values.since);
    if (changed.length === 0) throw new Halt('Nothing has changed: name files, or compare with --since <commit>.');
    say(`changed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}`);
    const runs = await openAffectedRuns();
    try {
      return (await runs.run(changed, values.all ? null : Number(values.seconds ?? SECONDS) * 1_000)) ? 0 : 1;
    } finally {
      await runs.close();
    }
  });
