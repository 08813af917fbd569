import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import { isAlive } from './product/lock-file.mjs';
import { codeOf } from './say';

const KEPT_LOG_BYTES = 20_000_000;
const LONGEST_CONNECT_MS = 2_000;

export const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export { isAlive };

/** Waits at most `ms` milliseconds; returns whether the process has ended. */
export async function waitForEnd(pid: number, ms: number) {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await delay(25);
  }
  return true;
}

/**
 * Lets the system choose a free TCP port on the loopback interface. Another program may take the port before the caller
 * uses it.
 */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/**
 * Checks whether the port is free on all addresses and on the loopback address. Returns null, or the system's error
 * code.
 */
export async function portProblem(port: number): Promise<string | null> {
  for (const host of [undefined, '127.0.0.1']) {
    const code = await new Promise<string | null>((done) => {
      const probe = createServer();
      probe.once('error', (error) => done(codeOf(error) ?? error.message));
      probe.listen({ port, host }, () => probe.close(() => done(null)));
    });
    if (code) return code;
  }
  return null;
}

export function accepts(place: { host: string; port: number }): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ ...place, timeout: LONGEST_CONNECT_MS });
    const settle = (isThere: boolean) => {
      socket.destroy();
      done(isThere);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}

/** Opens a log for appending; a log above KEPT_LOG_BYTES is first renamed to `<file>.1`. */
export function openLog(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > KEPT_LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  output?: 'collect' | 'inherit';
  /** Milliseconds until the program gets SIGTERM; 5 seconds later it gets SIGKILL. The result then has `timedOut`. */
  timeoutMs?: number;
  onOutput?: (text: string) => void;
}

export interface RunResult {
  code: number;
  signal: NodeJS.Signals | null;
  output: string;
  timedOut: boolean;
}

export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env, output = 'collect', timeoutMs = 600_000, onOutput }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((done, fail) => {
    const pipe = output === 'inherit' ? 'inherit' : 'pipe';
    const stdin = output === 'inherit' ? 'inherit' : 'ignore';
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: [stdin, pipe, pipe] });
    running.add(child);
    let text = '';
    let timedOut = false;
    let hardKill: NodeJS.Timeout | undefined;
    const collect = (chunk: Buffer) => {
      text += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGTERM');
      hardKill = setTimeout(() => child.kill('SIGKILL'), 5_000);
    }, timeoutMs);
    const finish = () => {
      running.delete(child);
      clearTimeout(timer);
      clearTimeout(hardKill);
    };
    child.once('error', (error) => {
      finish();
      fail(error);
    });
    child.once('close', (code, signal) => {
      finish();
      done({ code: code ?? 1, signal, output: text, timedOut });
    });
  });
}

const running: Set<ChildProcess> = new Set();

export function endRunning() {
  for (const child of running) child.kill('SIGTERM');
}

export const runNode = (args: readonly string[], options?: RunOptions) => runProgram(process.execPath, args, options);
