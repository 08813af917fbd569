import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildContext, type BuildFailure, context, formatMessages, type OutputFile } from 'esbuild';
import { entriesOf, nodeBundle } from '../build/bundle';
import { inRoot } from '../paths';
import { delay } from '../processes';
import { programEnv } from '../product/settings';
import { supervise } from '../product/supervise';
import { say } from '../say';

/**
 * Debounce in milliseconds: some editors save a file in two steps, and switching to another git branch writes many
 * files.
 */
const SETTLE_MS = 60;
/** Milliseconds for running requests to finish before a restart. Event streams would never end by themselves. */
const RESTART_STOP_MS = 1_000;
const HEALTH_POLL_MS = 25;
/**
 * Server warning that `npm run dev` does not print: in development Vite serves the web apps, so their builds are always
 * missing.
 */
const UNIMPORTANT = 'web app is not built';

interface Options {
  env: NodeJS.ProcessEnv;
  logs: string;
  onPid: (name: string, pid: number) => void;
  isServing: () => Promise<boolean>;
  entries?: Record<string, Record<string, string>>;
  outDir?: string;
}

export class DevPrograms {
  /** Resolves when the server is ready; replaced at every restart. */
  serving = Promise.resolve();
  #options;
  #programs: Program[];
  #settling: NodeJS.Timeout | undefined;
  #rebuilding = Promise.resolve();
  #stopping = false;

  constructor(options: Options) {
    this.#options = options;
    const { entries = { server: entriesOf('server'), workers: entriesOf('workers') } } = options;
    this.#programs = Object.entries(entries).map(([name, entry]) => new Program(name, entry, options));
  }

  changed() {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.refresh(), SETTLE_MS);
  }

  refresh() {
    this.#rebuilding = this.#rebuilding.then(() => this.#refresh());
    return this.#rebuilding;
  }

  async #refresh() {
    if (this.#stopping) return;
    const beganAt = Date.now();
    const results = await Promise.all(this.#programs.map((program) => program.rebuild()));
    // Print only the first error, because the programs share most of their source and usually all of them fail with the
    // same error.
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

  async stop(ms: number) {
    this.#stopping = true;
    clearTimeout(this.#settling);
    await this.#rebuilding;
    await Promise.all(this.#programs.map((program) => program.stop(ms)));
  }
}

class Program {
  readonly name: string;
  #hashes: Map<string, string> = new Map();
  #entries;
  #script;
  #options;
  #bundle: BuildContext<{ write: false }> | null = null;
  #process: ReturnType<typeof supervise> | null = null;

  constructor(name: string, entries: Record<string, string>, options: Options) {
    this.name = name;
    this.#entries = entries;
    this.#options = options;
    this.#script = join(options.outDir ?? inRoot('dist', 'dev'), name, 'main.js');
  }

  get isRunning() {
    return this.#process !== null;
  }

  /** Rebuilds the program. Returns whether the main bundle changed, or the build's error message. */
  async rebuild(): Promise<boolean | string> {
    const options = nodeBundle({ entryPoints: this.#entries, outdir: dirname(this.#script), write: false });
    this.#bundle ??= await context(options);
    try {
      const { outputFiles } = await this.#bundle.rebuild();
      mkdirSync(dirname(this.#script), { recursive: true });
      const before = this.#hashes.get(this.#script);
      for (const file of outputFiles) this.#write(file);
      return this.#hashes.get(this.#script) !== before;
    } catch (error) {
      const { errors, message } = error as BuildFailure;
      const said = await formatMessages(errors, { kind: 'error', color: process.stderr.isTTY });
      return `${this.name} does not build:\n${said.join('') || message}`;
    }
  }

  /** Skips unchanged files and replaces changed files atomically, because a starting program may be reading them. */
  #write({ path, contents, hash }: OutputFile) {
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
      env: programEnv(this.name, this.#options.env),
      log: join(this.#options.logs, `${this.name}.log`),
      onPid: (pid) => this.#options.onPid(this.name, pid),
      onWarning: (line) => {
        if (!line.includes(UNIMPORTANT)) console.warn(line);
      },
      onGivenUp: (reason) => console.error(`${reason}\nwaiting for the next change`),
    });
  }

  async stop(ms: number) {
    await this.#bundle?.dispose();
    await this.#process?.stop(ms);
  }
}
