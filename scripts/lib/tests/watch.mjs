import { relative, sep } from 'node:path';
import { generate } from '../build/generate.mjs';
import { installIfNeeded } from '../build/install.mjs';
import { ROOT } from '../paths.mjs';
import { runMain, say } from '../say.mjs';
import { changedFiles } from './changed-files.mjs';

/** Debounce: editors write a file in several steps, and formatters write it again. */
const SETTLE_MS = 200;
const LIMIT_MS = 45_000;
const IGNORED = ['.test-data', '.data', 'dist', 'generated', 'docs'].map((name) => `**/${name}/**`);
const SOURCE = /\.(?:tsx?|mjs|prisma|sql)$/;

/**
 * `npm run test:watch`: runs the affected tests after each saved file, as `npm run test:changed` does. Database and
 * compiled modules stay loaded. Starts with the files that differ from the last commit.
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
      // Changed files whose tests failed stay in every following run until the tests pass.
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
 * Uses Vite's watcher: Node 20's own loses files that are replaced by a rename, as git does.
 * @param {(file: string) => void} onSaved receives a path relative to the root
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

  /** @returns {Promise<string[] | null>} files saved since the last call; null after the watch has ended */
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
