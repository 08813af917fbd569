import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { codeOf } from './say.mjs';

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
export const delay = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * True while a process with this id exists, including processes of other users.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Waits until the process has ended, at most `ms` milliseconds; returns whether it has.
 * @param {number} pid
 * @param {number} ms
 */
export async function waitForEnd(pid, ms) {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await delay(25);
  }
  return true;
}

/**
 * Lets the system choose a free TCP port on the loopback interface. Another program may take it at any time.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

/**
 * Null if `port` is available, otherwise the system's error code (EADDRINUSE, EACCES …).
 * @param {number} port
 * @returns {Promise<string | null>}
 */
export async function portProblem(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const code = await new Promise((done) => {
      const probe = createServer();
      probe.once('error', (error) => done(codeOf(error)));
      probe.listen({ port, host }, () => probe.close(() => done(null)));
    });
    if (code) return code;
  }
  return null;
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'collect' | 'inherit'} [output] 'inherit' prints the output, 'collect' returns it
 * @property {number} [timeoutMs] after it the program gets SIGTERM, 5 s later SIGKILL, and the result has `timedOut`
 * @property {(text: string) => void} [onOutput]
 */
/** @typedef {{code: number, signal: NodeJS.Signals | null, output: string, timedOut: boolean}} RunResult */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd, env, output = 'collect', timeoutMs = 600_000, onOutput } = {}) {
  return new Promise((done, fail) => {
    const pipe = output === 'inherit' ? 'inherit' : 'pipe';
    const stdin = output === 'inherit' ? 'inherit' : 'ignore';
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: [stdin, pipe, pipe] });
    running.add(child);
    let text = '';
    let timedOut = false;
    /** @type {NodeJS.Timeout | undefined} */
    let hardKill;
    const collect = (/** @type {Buffer} */ chunk) => {
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

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Sends SIGTERM to all programs that `run` has started and that still run. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);
