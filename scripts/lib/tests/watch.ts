import { relative, sep } from 'node:path';
import { generate } from '../build/generate';
import { ROOT } from '../paths';
import { runMain, say } from '../say';
import { openAffectedRuns } from './affected-run';
import { changedFiles } from './changed-files';

/** Debounce in milliseconds: editors write a file in several steps, and formatters write it again. */
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
    await generate();
    const runs = await openAffectedRuns();
    const queue = new ChangeQueue(changedFiles());
    const watcher = await watchSources((file) => queue.add(file));
    process.once('SIGINT', () => queue.end());
    process.once('SIGTERM', () => queue.end());
    say('watching; Ctrl-C ends it');
    try {
      // Changed files whose tests failed. They are part of every following run until the tests pass.
      let failed = [] as string[];
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
 * Uses Vite's watcher, because the watcher of Node 20 loses files that are replaced by a rename, as git does. `onSaved`
 * receives a path relative to the root.
 */
async function watchSources(onSaved: (file: string) => void) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: { ignored: IGNORED } },
  });
  const onChange = (path: string) => {
    const file = relative(ROOT, path).split(sep).join('/');
    if (SOURCE.test(file)) onSaved(file);
  };
  vite.watcher.on('change', onChange).on('add', onChange);
  return vite;
}

class ChangeQueue {
  #files: Set<string>;
  #isOver = false;
  #settling: NodeJS.Timeout | undefined;
  #wake: (() => void) | undefined;

  constructor(files: readonly string[]) {
    this.#files = new Set(files);
  }

  add(file: string) {
    this.#files.add(file);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#wake?.(), SETTLE_MS);
  }

  end() {
    this.#isOver = true;
    this.#wake?.();
  }

  /** Resolves to the files saved since the last call; null after the watch has ended. */
  async next(): Promise<string[] | null> {
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
