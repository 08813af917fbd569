import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths';

/**
 * Folder with one record for each integration test file that has run on this machine: the source files whose code the
 * test executed.
 */
const RECORDS = inRoot('.test-data', 'reach');

/**
 * Source files that a test file loaded, each with true if the test executed one of its functions. Files without
 * functions are omitted. If an earlier test file loaded the module, V8 lists it only if this test executed it.
 */
export type Reach = Record<string, boolean>;

const recordOf = (test: string) => join(RECORDS, `${test.replaceAll('/', '__')}.json`);

const read = (path: string): Reach => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Stores which source files a test file executed. If the run failed or was filtered, the record is merged into the
 * previous record.
 */
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
 * Returns whether the last run of a test executed a function of one of the files. Returns undefined if the test or the
 * files were never recorded.
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
