import { relative, sep } from 'node:path';
import { generate } from '../build/generate.mjs';
import { installIfNeeded } from '../build/install.mjs';
import { ROOT } from '../paths.mjs';
import { runMain, say } from '../say.mjs';
import { changedFiles } from './changed-files.mjs';

/** An editor writes a file in several steps, and a formatter writes it again. */
const SETTLE_MS = 200;
const LIMIT_MS = 45_000;
const IGNORED = ['.test-data', '.data', 'dist', 'generated', 'docs'].map((name) => `**/${name}/**`);
const SOURCE = /\.(?:tsx?|mjs|prisma|sql)$/;

/**
 * `npm run test:watch`: runs the tests that a saved file concerns, as `npm run test:changed` does, and waits for the
 * next one. The database and what is compiled stay in between. Begins with what differs from the last commit.
 */
export const main = () =>
  runMain(async () => {
    await installIfNeeded();
    await generate();
    const { openAffectedRuns } = await import('./affected-run.mjs');
    const runs = await openAffectedRuns();
    const queue = new ChangeQueue(changedFiles());
    const watcher = await watchSources((file) => queue.add(file));
    process.once('SIGINT', () => queue.end());
    process.once('SIGTERM', () => queue.end());
    say('watching; Ctrl-C ends it');
    try {
      // Files whose tests failed are run again with the next change, until they pass.
      let failed = /** @type {string[]} */ ([]);
      for (let saved = await queue.next(); saved; saved = await queue.next()) {
        await generate();
        const changed = [...new Set([...saved, ...failed])];
        say(`changed: ${changed.join(', ')}`);
        failed = (await runs.run(changed, performance.now() + LIMIT_MS)) ? [] : changed;
        say(failed.length === 0 ? 'passed; watching' : 'failed; watching');
      }
    } finally {
      await watcher.close();
      await runs.close();
    }
  });

/**
 * Watches the repository by Vite's watcher: Node 20's own loses a file that is replaced by a rename, as git does.
 * @param {(file: string) => void} onSaved with a path below the root
 */
async function watchSources(onSaved) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: { ignored: IGNORED } },
  });
  const onChange = (/** @type {string} */ path) => {
    const file = relative(ROOT, path).split(sep).join('/');
    if (SOURCE.test(file)) onSaved(file);
  };
  vite.watcher.on('change', onChange).on('add', onChange);
  return vite;
}

/** Collects saved files until a run takes them. */
class ChangeQueue {
  /** @type {Set<string>} */
  #files;
  #isOver = false;
  /** @type {NodeJS.Timeout | undefined} */
  #settling;
  /** @type {(() => void) | undefined} */
  #wake;

  /** @param {readonly string[]} files */
  constructor(files) {
    this.#files = new Set(files);
  }

  /** @param {string} file */
  add(file) {
    this.#files.add(file);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#wake?.(), SETTLE_MS);
  }

  end() {
    this.#isOver = true;
    this.#wake?.();
  }

  /** @returns {Promise<string[] | null>} the files that were saved since the last call; null when the watch is over */
  async next() {
    while (this.#files.size === 0 && !this.#isOver) {
      await new Promise((done) => {
        this.#wake = () => done(undefined);
      });
    }
    if (this.#isOver) return null;
    const files = [...this.#files];
    this.#files.clear();
    return files;
  }
}
