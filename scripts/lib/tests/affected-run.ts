import { relative, sep } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { inRoot, ROOT } from '../paths';
import { say } from '../say';
import { readModuleGraph } from './module-graph';
import { type RankedTest, rankTests } from './rank-tests';
import { readReach } from './reach';
import { startTestDatabases, type TestDatabases } from './test-databases';

/** Files for which the affected tests can be determined. Documents are included, although no test depends on them. */
const FOLLOWED = /\.(?:tsx?|mjs|prisma|sql|md)$/;
/** Maximum number of file names that the output lists. */
const LISTED = 12;
/**
 * Milliseconds after the deadline for a running test to finish. Runs with integration tests ignore this limit, because
 * killing the workers would leave the child programs of the tests running.
 */
const GRACE_MS = 4_000;

class InRankedOrder {
  sort(specifications: TestSpecification[]) {
    return specifications;
  }

  shard(specifications: TestSpecification[]) {
    return specifications;
  }
}

/**
 * Runner of affected tests. `run` runs the tests affected by changed files, the most relevant first, until `deadline`
 * (a time of `performance.now()`; null means no limit). Prints the tests that did not run; returns true if no test
 * failed.
 */
interface AffectedRuns {
  run: (changed: readonly string[], deadline: number | null) => Promise<boolean>;
  close: () => Promise<void>;
}

export async function openAffectedRuns(): Promise<AffectedRuns> {
  const vitest = await createVitest('test', {
    root: ROOT,
    watch: false,
    project: ['unit', 'dom-console', 'dom-onboarding', 'dom-alone', 'int'],
    reporters: ['default'],
    sequence: { sequencer: InRankedOrder },
    // Stores compiled modules on disk, so that a run compiles only changed files.
    experimental: { fsModuleCache: true },
  });
  await vitest.standalone();
  let databases: TestDatabases | undefined;

  return {
    async run(changed, deadline) {
      for (const file of changed) vitest.invalidateFile(inRoot(file));
      const ranked = rankTests(readModuleGraph(ROOT), changed, readReach());
      const specifications = ranked.flatMap(({ file, project }) => {
        // Creates the specification by hand, because Vitest's file cache does not contain newly created test files.
        const owner = vitest.projects.find(({ name }) => name === project);
        return owner ? [owner.createSpecification(inRoot(file))] : [];
      });
      if (specifications.length === 0) {
        const unknown = changed.filter((file) => !FOLLOWED.test(file));
        if (unknown.length > 0) say(`what depends on these is not known, run npm test: ${unknown.join(', ')}`);
        else say('no unit, component or integration test imports what has changed');
        return unknown.length === 0;
      }
      const hasPrograms = ranked.some(({ project }) => project === 'int');
      if (hasPrograms) {
        if (databases) await databases.refresh();
        else databases = await startTestDatabases({ isKept: true });
        Object.assign(process.env, databases.env);
      }
      const near = ranked.filter(({ isNear }) => isNear).length;
      say(`${ranked.length} test files are affected, ${near} of them near the change`);
      let isCut = false;
      let timer: NodeJS.Timeout | undefined;
      const cut = () => {
        isCut = true;
        // A second cancellation kills the workers. It is not used for integration tests, because their child programs
        // would keep running.
        if (!hasPrograms) timer = setTimeout(cut, GRACE_MS);
        void vitest.cancelCurrentRun('keyboard-input');
      };
      if (deadline !== null) timer = setTimeout(cut, Math.max(0, deadline - performance.now()));
      const result = await vitest.runTestSpecifications(specifications);
      clearTimeout(timer);
      // Vitest's result also contains the files of earlier runs in this process.
      const asked = new Set(specifications.map(({ moduleId }) => moduleId));
      const testModules = result.testModules.filter(({ moduleId }) => asked.has(moduleId));
      const ran = new Set(
        testModules
          .filter((module) => module.state() === 'failed' || (module.state() === 'passed' && !hasSkipped(module)))
          .map((module) => relative(ROOT, module.moduleId).split(sep).join('/')),
      );
      if (isCut) sayWhatWasNotRun(ranked.filter(({ file }) => !ran.has(file)));
      const hasAnswer = !isCut || ran.size > 0;
      if (!hasAnswer) say('no test file was finished in time: nothing is known');
      return hasAnswer && result.unhandledErrors.length === 0 && testModules.every((module) => module.ok());
    },
    async close() {
      await vitest.close();
      await databases?.stop();
    },
  };
}

const hasSkipped = (module: TestModule) =>
  [...module.children.allTests()].some((test) => !['passed', 'failed'].includes(test.result().state));

function sayWhatWasNotRun(left: RankedTest[]) {
  if (left.length === 0) return;
  say(`not run for lack of time: ${left.length} of the affected test files (--all runs them)`);
  for (const { file } of left.slice(0, LISTED)) say(`  ${file}`);
  if (left.length > LISTED) say(`  and ${left.length - LISTED} more`);
}
