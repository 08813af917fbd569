import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths';

/** Folder of the coverage records, one file for each integration test file that has run on this machine. */
const RECORDS = inRoot('.test-data', 'reach');

/**
 * Source files that a test file loaded, and whether the test executed one of their functions; files without functions
 * are omitted. (V8 lists a module loaded by an earlier test file only if the test executed it.)
 */
export type Reach = Record<string, boolean>;

const recordOf = (test: string) => join(RECORDS, `${test.replaceAll('/', '__')}.json`);

const read = (path: string): Reach => JSON.parse(readFileSync(path, 'utf8'));

/** Stores the record of a test run; a failed or filtered run is merged into the previous record. */
export function recordReach(test: string, reach: Reach, { isWhole }: { isWhole: boolean }) {
  const path = recordOf(test);
  const before = isWhole || !existsSync(path) ? {} : read(path);
  mkdirSync(RECORDS, { recursive: true });
  const executedFiles = Object.entries({ ...before, ...reach }).map(([file, isExecuted]) => [
    file,
    isExecuted || before[file] === true,
  ]);
  writeFileSync(path, JSON.stringify(Object.fromEntries(executedFiles)));
}

/**
 * Returns whether the last run of a test executed a function of one of the files; undefined if no run of the test or of
 * the files is recorded.
 */
export function readReach(): (test: string, files: readonly string[]) => boolean | undefined {
  const records: Map<string, Reach> = new Map();
  const names = existsSync(RECORDS) ? readdirSync(RECORDS) : [];
  for (const name of names) records.set(join(RECORDS, name), read(join(RECORDS, name)));
  const known = new Set([...records.values()].flatMap((reach) => Object.keys(reach)));
  return (test, files) => {
    const reach = records.get(recordOf(test));
    if (!reach) return undefined;
    if (files.some((file) => reach[file])) return true;
    return files.some((file) => known.has(file)) ? false : undefined;
  };
}
