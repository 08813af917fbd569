import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { readTestEnv } from '../env';
import type { TestApp } from './test-database';

/** Directory inside the project, so that the bundle resolves installed packages. */
const TEST_DATA = join(dirname(fileURLToPath(import.meta.url)), '../../../.test-data');
const READY_MS = 60_000;

export interface ProgramLimits {
  /** Maximum file size in blocks of 512 bytes (1024 in some shells). Longer writes fail midway. */
  fileBlocks?: number;
}

export interface Program {
  /** Starts a process on the test's database and queue; resolves when the process logs that it is ready. */
  start(app: TestApp, env?: Record<string, string>, limits?: ProgramLimits): Promise<ProgramProcess>;
  remove(): Promise<void>;
}

export interface ProgramProcess {
  signal(signal: 'SIGKILL' | 'SIGTERM'): void;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  running(): boolean;
  lines(): string[];
}

/**
 * Bundles a program and its child programs, by name, for tests that kill processes. `ready` is the log message to wait
 * for.
 */
export async function bundleProgram(
  main: string,
  ready: string,
  started: Record<string, string> = {},
): Promise<Program> {
  mkdirSync(TEST_DATA, { recursive: true });
  const directory = mkdtempSync(join(TEST_DATA, 'program-'));
  const entry = join(directory, 'main.js');
  await build({
    entryPoints: { main, ...started },
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
    start: (app, env = {}, limits = {}) => startProcess(entry, ready, app, env, limits),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Bundles uuid, because two versions are installed and the bundle would otherwise load the wrong version. */
const INSIDE = /^(@homologa\/|uuid$)/;
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { path, external: true },
    );
  },
};

async function startProcess(
  entry: string,
  ready: string,
  app: TestApp,
  more: Record<string, string>,
  { fileBlocks }: ProgramLimits,
): Promise<ProgramProcess> {
  const own = Object.entries(app.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const command = [process.execPath, entry];
  const limited =
    fileBlocks === undefined ? command : ['sh', '-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, ...command];
  const [file = '', ...args] = limited;
  const child: ChildProcess = spawn(file, args, {
    env: { ...Object.fromEntries(own), ...readTestEnv().trust, LOG_LEVEL: 'info', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let log = '';
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes(`"msg":"${ready}"`)) resolve();
      });
    }
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the program did not start: ${log}`)), READY_MS);
  });
  const died = exited.then(([code]) => Promise.reject(new Error(`the program ended with ${code}: ${log}`)));
  died.catch(() => undefined);
  try {
    await Promise.race([isReady, tooLate, died]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    running,
    signal: (signal) => void child.kill(signal),
    lines: () => log.split('\n').filter(Boolean),
    async end(signal) {
      if (running()) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
