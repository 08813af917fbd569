import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '@homologa/core/test/test-database';
import { build, type Plugin } from 'esbuild';

const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
/** Inside the project, so that the bundle finds the installed packages. */
const TEST_DATA = join(SRC, '../../.test-data');
const READY_MS = 60_000;

export interface WorkerProgram {
  /** Starts a worker process on the test's database and queue; resolves when it works. */
  start(app: TestApp, env?: Record<string, string>): Promise<WorkerProcess>;
  remove(): Promise<void>;
}

export interface WorkerProcess {
  /** Ends it; resolves once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  running(): boolean;
}

/** Bundles the workers' real entry for tests that need a process of its own to kill. */
export async function bundleWorker(): Promise<WorkerProgram> {
  mkdirSync(TEST_DATA, { recursive: true });
  const directory = mkdtempSync(join(TEST_DATA, 'worker-'));
  const entry = join(directory, 'main.js');
  await build({
    entryPoints: [join(SRC, 'main.ts'), join(SRC, 'sheet-writer.ts')],
    outdir: directory,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    plugins: [packagesStayOutside],
    logLevel: 'error',
  });
  return {
    start: (app, env = {}) => startProcess(entry, app, env),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** uuid is installed twice in different versions: only from its own room is the right one found. */
const INSIDE = /^(@homologa\/|uuid$)/;
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { path, external: true },
    );
  },
};

async function startProcess(entry: string, app: TestApp, more: Record<string, string>): Promise<WorkerProcess> {
  const own = Object.entries(app.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: { ...Object.fromEntries(own), LOG_LEVEL: 'info', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const log: string[] = [];
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.join('').includes('"msg":"working"')) resolve();
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the worker did not start: ${log.join('')}`)), READY_MS);
  });
  const died = exited.then(() => Promise.reject(new Error(`the worker ended: ${log.join('')}`)));
  died.catch(() => undefined);
  try {
    await Promise.race([ready, tooLate, died]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    running,
    async end(signal) {
      if (running()) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
