import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBookInstallation } from './test/book-installation';
import { type Finished, ROOT } from './test/command-line';
import { type Block, nameOf, readBlocks } from './test/run-book';
import { RUN_BOOK_SCENES, type Scene } from './test/run-book-scenes';

// Runs the shell blocks of the run book as written, one after the other, on one installation made by its instructions.

let installation: Awaited<ReturnType<typeof openBookInstallation>>;
const blocks = readBlocks();
/** The restore takes three minutes on the cluster of a busy machine. */
const MS = 600_000;
/** Longest wait for a job that runs every minute. */
const AWAITED_MS = 90_000;
/** Results by text: several pages have the same block, such as a list of failed jobs, which is run once. */
const finished = new Map<string, Finished>();

beforeAll(async () => {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'build', 'server', 'workers', 'cli']);
  installation = await openBookInstallation();
}, 600_000);
afterAll(() => installation?.close());

async function runUntilShown(block: Block, { shows, ends, isAwaited }: Pick<Scene, 'shows' | 'ends' | 'isAwaited'>) {
  const until = Date.now() + (isAwaited ? AWAITED_MS : 0);
  let ended = finished.get(block.text) ?? (await installation.run(block));
  while (!shows.test(ended.out) && Date.now() < until) {
    await sleep(5_000);
    ended = await installation.run(block);
  }
  finished.set(block.text, ended);
  const { code, out, err } = ended;
  expect({ code, err: code === (ends ?? 0) ? '' : err }).toEqual({ code: ends ?? 0, err: '' });
  expect(shows.test(out) ? out : `${out}${err}`).toMatch(shows);
}

test.each(RUN_BOOK_SCENES.map((scene) => [scene.block, scene] as const))(
  '%s',
  async (name, { shows, ends, needsPsql, needs, isElsewhere, startsPrograms, isAwaited }) => {
    if (needs && !installation.has(needs)) return;
    const block = blocks.find((one) => nameOf(one) === name);
    if (!block) throw new Error('the run book has no such block');
    if (startsPrograms) await installation.startPrograms();
    if (isElsewhere) installation.configure('restored', 'elsewhere');
    try {
      if (needsPsql && !installation.has('psql')) {
        if (name.includes('CREATE ROLE')) await installation.createDatabase('production');
        if (name.includes('createdb')) await installation.createDatabase('restored');
      } else {
        await runUntilShown(block, { shows, ends, isAwaited });
      }
    } finally {
      if (isElsewhere) installation.configure('production', 'data');
    }
    if (name.includes('CREATE ROLE')) await installation.grantGroups();
  },
  MS,
);
