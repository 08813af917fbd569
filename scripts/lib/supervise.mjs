import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';
import { delay } from './processes.mjs';
import { codeOf } from './say.mjs';

const QUICK_CRASH_MS = 10_000;
const MAX_QUICK_CRASHES = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const KEPT_LOG_BYTES = 20_000_000;
const PINO_WARNING = 40;

/**
 * Keeps one Node program running: starts it again when it ends, after a pause that doubles, and gives up after
 * five ends in a row within ten seconds of the start. Its output goes to `log`; warnings are shown as well.
 * @param {{name: string, script: string, env: NodeJS.ProcessEnv, log: string, onPid: (pid: number) => void,
 *   onWarning: (line: string) => void, onGivenUp: (reason: string) => void}} options
 * @returns {{stop: (ms: number) => Promise<void>, kill: () => void}} stop: SIGTERM, after `ms` SIGKILL
 */
export function supervise({ name, script, env, log, onPid, onWarning, onGivenUp }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let childIsOver = Promise.resolve();
  let stopping = false;
  let quickCrashes = 0;
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

  const start = () => {
    const startedAt = Date.now();
    // A group of its own, so that Ctrl-C comes to us alone; the preload ends it should we be killed.
    const started = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', pathToFileURL(inRoot('scripts', 'lib', 'end-with-parent.mjs')).href, script],
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
    let over = false;
    const ended = (/** @type {string} */ how) => {
      if (over) return;
      over = true;
      child = null;
      if (stopping) return;
      quickCrashes = Date.now() - startedAt < QUICK_CRASH_MS ? quickCrashes + 1 : 0;
      if (quickCrashes >= MAX_QUICK_CRASHES) {
        onGivenUp(`${name} ended ${MAX_QUICK_CRASHES} times at once (${how}): ${shown.last || `see ${log}`}`);
        return;
      }
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(quickCrashes - 1, 0), LONGEST_PAUSE_MS);
      onWarning(`[${name}] ${how}: starting it again in ${pause / 1000} s`);
      void delay(pause).then(() => {
        if (!stopping) start();
      });
    };
    childIsOver = new Promise((done) => {
      started.once('error', (error) => {
        ended(error.message);
        done(undefined);
      });
      started.once('close', (code, signal) => {
        ended(signal ? `killed by ${signal}` : `ended with code ${code}`);
        done(undefined);
      });
    });
  };
  start();

  return {
    async stop(ms) {
      stopping = true;
      const stubborn = setTimeout(() => child?.kill('SIGKILL'), ms);
      child?.kill('SIGTERM');
      await childIsOver;
      clearTimeout(stubborn);
      closeSync(logFile);
    },
    kill() {
      stopping = true;
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
 * The words of a log line that a person should see: warnings and errors of the log, and what is no log line at all.
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
