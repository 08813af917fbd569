import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';
import { codeOf } from '../say.mjs';
import { keepRunning } from './keep-running.mjs';

const KEPT_LOG_BYTES = 20_000_000;
const PINO_WARNING = 40;

/** Exit code for an invalid configuration (core/src/kernel/configured.ts). */
const BAD_CONFIGURATION = 78;

/**
 * Keeps one Node program running (see keepRunning). Writes its output to `log` and also prints warnings.
 * @param {{name: string, script: string, env: NodeJS.ProcessEnv, log: string, onPid: (pid: number) => void,
 *   onWarning: (line: string) => void, onGivenUp: (reason: string) => void}} options
 * @returns {{stop: (ms: number) => Promise<void>, kill: () => void}} stop sends SIGTERM and, after `ms` milliseconds,
 *   SIGKILL
 */
export function supervise({ name, script, env, log, onPid, onWarning, onGivenUp }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  /** @type {Promise<unknown>} */
  let childIsOver = Promise.resolve();
  let stopping = false;
  mkdirSync(dirname(log), { recursive: true, mode: 0o700 });
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > KEPT_LOG_BYTES) renameSync(log, `${log}.1`);
  const logFile = openSync(log, 'a', 0o600);

  let isFull = false;
  const write = (/** @type {string} */ line) => {
    try {
      writeSync(logFile, `${line}\n`);
      isFull = false;
    } catch (error) {
      if (!isFull) onWarning(`[${name}] ${log} cannot be written (${codeOf(error)}): free some space on its disk`);
      isFull = true;
    }
  };

  /** @returns {Promise<import('./keep-running.mjs').End>} */
  const run = () => {
    // Its own process group, so that Ctrl-C reaches only the supervisor. The preload ends the program if the supervisor
    // is killed.
    const started = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        pathToFileURL(inRoot('scripts', 'lib', 'product', 'end-with-parent.mjs')).href,
        script,
      ],
      { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: process.platform !== 'win32', windowsHide: true },
    );
    child = started;
    const { pid } = started;
    if (pid) onPid(pid);
    const shown = { last: '' };
    for (const stream of [started.stdout, started.stderr]) {
      eachLine(stream, (line) => {
        write(line);
        const warning = warningIn(line, stream === started.stderr);
        if (!warning) return;
        shown.last = warning;
        if (!stopping) onWarning(`[${name}] ${warning}`);
      });
    }
    /** @type {Promise<import('./keep-running.mjs').End>} */
    const over = new Promise((done) => {
      const end = (/** @type {string} */ how, /** @type {boolean} */ byItself) => {
        child = null;
        done({
          how,
          reason: shown.last || `see ${log}`,
          byItself,
          isFinal: how === `ended with code ${BAD_CONFIGURATION}`,
        });
      };
      started.once('error', (error) => end(error.message, true));
      started.once('close', (code, signal) => end(signal ? `killed by ${signal}` : `ended with code ${code}`, !signal));
    });
    childIsOver = over;
    return over;
  };
  const watch = keepRunning({ name, run, onWarning, onGivenUp });

  return {
    async stop(ms) {
      stopping = true;
      watch.end();
      const stubborn = setTimeout(() => child?.kill('SIGKILL'), ms);
      child?.kill('SIGTERM');
      await childIsOver;
      clearTimeout(stubborn);
      closeSync(logFile);
    },
    kill() {
      stopping = true;
      watch.end();
      child?.kill('SIGKILL');
    },
  };
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} take
 */
function eachLine(stream, take) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream?.on('end', () => {
    if (rest) take(rest);
  });
}

/**
 * The message to print for a log line: warnings, errors and any error output that is not a JSON log line.
 * @param {string} line
 * @param {boolean} isErrorOutput
 * @returns {string | null}
 */
function warningIn(line, isErrorOutput) {
  if (!line.startsWith('{')) return isErrorOutput && line.trim() ? line : null;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (!(level >= PINO_WARNING)) return null;
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return null;
  }
}
