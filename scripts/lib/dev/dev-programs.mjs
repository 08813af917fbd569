import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { context, formatMessages } from 'esbuild';
import { entriesOf, nodeBundle } from '../build/bundle.mjs';
import { inRoot } from '../paths.mjs';
import { delay } from '../processes.mjs';
import { supervise } from '../product/supervise.mjs';
import { say } from '../say.mjs';

/** Debounce: some editors save a file in two steps, and a change of branch writes many files. */
const SETTLE_MS = 60;
/** Lets running requests finish; event streams would never end by themselves. */
const RESTART_STOP_MS = 1_000;
const HEALTH_POLL_MS = 25;
/** Vite serves the web apps in development, so the server's warning about missing builds is suppressed. */
const UNIMPORTANT = 'web app is not built';

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logs
 * @property {(name: string, pid: number) => void} onPid
 * @property {() => Promise<boolean>} isServing
 * @property {Record<string, Record<string, string>>} [entries] the bundles of each program, by program name: `main` and
 *   its helper programs
 * @property {string} [outDir] output folder of the bundles
 */

/** Bundles server and workers from source and restarts a program when its bundle has changed. */
export class DevPrograms {
  /** Resolves when the server is ready; replaced at every restart. */
  serving = Promise.resolve();
  #options;
  /** @type {Program[]} */
  #programs;
  /** @type {NodeJS.Timeout | undefined} */
  #settling;
  #rebuilding = Promise.resolve();
  #stopping = false;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    const { entries = { server: entriesOf('server'), workers: entriesOf('workers') } } = options;
    this.#programs = Object.entries(entries).map(([name, entry]) => new Program(name, entry, options));
  }

  /** Schedules a refresh after a saved file. Debounced; a program restarts only if its bundle differs. */
  changed() {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.refresh(), SETTLE_MS);
  }

  /**
   * Rebuilds and restarts the changed programs. Resolves when the processes have started; `serving` resolves when the
   * server is ready.
   */
  refresh() {
    this.#rebuilding = this.#rebuilding.then(() => this.#refresh());
    return this.#rebuilding;
  }

  async #refresh() {
    if (this.#stopping) return;
    const beganAt = Date.now();
    const results = await Promise.all(this.#programs.map((program) => program.rebuild()));
    // The programs share most of their source, so usually all of them fail with the same error: print only the first.
    const failure = results.find((result) => typeof result === 'string');
    if (failure) {
      console.error(`${failure}\nwaiting for the next change`);
      return;
    }
    const stale = this.#programs.filter((_, index) => results[index] === true);
    if (stale.length === 0 || this.#stopping) return;
    const verb = stale.some(({ isRunning }) => isRunning) ? 'restarted' : 'started';
    const restarted = Promise.all(stale.map((program) => program.restart()));
    this.serving = restarted.then(() => this.#untilServing());
    await restarted;
    const names = stale.map(({ name }) => name).join(' and ');
    void this.serving.then(() => say(`${verb} ${names} in ${Date.now() - beganAt} ms`));
  }

  async #untilServing() {
    while (!this.#stopping && !(await this.#options.isServing())) await delay(HEALTH_POLL_MS);
  }

  /** @param {number} ms */
  async stop(ms) {
    this.#stopping = true;
    clearTimeout(this.#settling);
    await this.#rebuilding;
    await Promise.all(this.#programs.map((program) => program.stop(ms)));
  }

  kill() {
    for (const program of this.#programs) program.kill();
  }
}

class Program {
  /** @type {Map<string, string>} hashes of the written files, by path */
  #hashes = new Map();
  #entries;
  #script;
  #options;
  /** @type {import('esbuild').BuildContext<{write: false}> | null} */
  #bundle = null;
  /** @type {ReturnType<typeof supervise> | null} */
  #process = null;

  /**
   * @param {string} name
   * @param {Record<string, string>} entries
   * @param {Options} options
   */
  constructor(name, entries, options) {
    this.name = name;
    this.#entries = entries;
    this.#options = options;
    this.#script = join(options.outDir ?? inRoot('dist', 'dev'), name, 'main.js');
  }

  get isRunning() {
    return this.#process !== null;
  }

  /** @returns {Promise<boolean | string>} whether the main bundle changed, or the error message of the build */
  async rebuild() {
    const options = nodeBundle({ entryPoints: this.#entries, outdir: dirname(this.#script), write: false });
    this.#bundle ??= await context(options);
    try {
      const { outputFiles } = await this.#bundle.rebuild();
      mkdirSync(dirname(this.#script), { recursive: true });
      const before = this.#hashes.get(this.#script);
      for (const file of outputFiles) this.#write(file);
      return this.#hashes.get(this.#script) !== before;
    } catch (error) {
      const { errors, message } = /** @type {import('esbuild').BuildFailure} */ (error);
      const said = await formatMessages(errors, { kind: 'error', color: process.stderr.isTTY });
      return `${this.name} does not build:\n${said.join('') || message}`;
    }
  }

  /**
   * Skips unchanged files and replaces changed files atomically: a starting program may be reading them.
   * @param {import('esbuild').OutputFile} file
   */
  #write({ path, contents, hash }) {
    if (this.#hashes.get(path) === hash) return;
    writeFileSync(`${path}.new`, contents);
    renameSync(`${path}.new`, path);
    this.#hashes.set(path, hash);
  }

  async restart() {
    await this.#process?.stop(RESTART_STOP_MS);
    this.#process = supervise({
      name: this.name,
      script: this.#script,
      env: this.#options.env,
      log: join(this.#options.logs, `${this.name}.log`),
      onPid: (pid) => this.#options.onPid(this.name, pid),
      onWarning: (line) => {
        if (!line.includes(UNIMPORTANT)) console.warn(line);
      },
      onGivenUp: (reason) => console.error(`${reason}\nwaiting for the next change`),
    });
  }

  /** @param {number} ms */
  async stop(ms) {
    await this.#bundle?.dispose();
    await this.#process?.stop(ms);
  }

  kill() {
    this.#process?.kill();
  }
}
