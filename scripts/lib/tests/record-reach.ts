import { Session } from 'node:inspector/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, type RunnerTestSuite } from 'vitest';
import { ROOT } from '../paths';
import { type Reach, recordReach } from './reach';

// Setup file of the integration tests: records the source files whose functions each test file executes, so that `npm
// run test:changed` finds the affected tests. Imports do not suffice, because nearly all tests load the whole app.

const HOUSE = `${pathToFileURL(ROOT).href}/`;
/**
 * Number of functions to skip, because V8 lists the module's own code and Vitest's wrapper before the functions of a
 * module.
 */
const WRAPPERS = 2;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

// Vitest requires an object pattern here, from which it reads the fixtures that a hook uses.
// biome-ignore lint/correctness/noEmptyPattern: this one uses none
// oxlint-disable-next-line no-empty-pattern
afterAll(async ({}, file) => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const reach: Reach = {};
  for (const { url, functions } of result) {
    if (!url.startsWith(HOUSE) || url.includes('/node_modules/')) continue;
    const inner = functions.slice(WRAPPERS);
    if (inner.length === 0) continue;
    reach[relative(ROOT, fileURLToPath(url)).split(sep).join('/')] = inner.some(
      ({ ranges }) => (ranges[0]?.count ?? 0) > 0,
    );
  }
  const { testPath = '' } = expect.getState();
  recordReach(relative(ROOT, testPath).split(sep).join('/'), reach, { isWhole: isPassed(file) });
});

function isPassed(suite: Readonly<RunnerTestSuite>): boolean {
  return suite.tasks.every((task) => (task.type === 'suite' ? isPassed(task) : task.result?.state === 'pass'));
}
