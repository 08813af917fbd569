import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths';
import { openLog } from '../processes';
import { type End, keepRunning, type Listener } from './keep-running';

const PINO_WARNING = 40;

/** Exit code for an invalid configuration (core/src/kernel/configured.ts). */
const BAD_CONFIGURATION = 78;

/**
 * Module that Node preloads before the program. The module is not part of the bundle, so it must be plain JavaScript.
 */
export const END_WITH_PARENT = pathToFileURL(inRoot('scripts', 'lib', 'product', 'end-with-parent.mjs')).href;

interface Program extends Listener {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
  log: string;
}

export function supervise({ name, script, env, log, ...listener }: Program) {
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  const logFile = openLog(log);
  const write = (line: string) => {
    try {
      writeSync(logFile, `${line}\n`);
    } catch {
      // Ignores a full disk, because it must not end the product. Only log lines are lost.
    }
  };

  const runOnce = (): Promise<End> => {
    // Starts the program in a separate process group, so that Ctrl-C reaches only the supervisor. The preloaded module
    // ends the program if the supervisor is killed.
    const started = spawn(process.execPath, ['--enable-source-maps', '--import', END_WITH_PARENT, script], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    });
    child = started;
    if (started.pid) listener.onPid(started.pid);
    let reason = `see ${log}`;
    for (const stream of [started.stdout, started.stderr]) {
      eachLine(stream, (line) => {
        write(line);
        const warning = warningIn(line, stream === started.stderr);
        if (!warning) return;
        reason = warning;
        if (!isStopping) listener.onWarning(`[${name}] ${warning}`);
      });
    }
    return new Promise((done) => {
      started.once('error', (error) => done({ how: error.message, reason, byItself: true }));
      started.once('close', (code, signal) => {
        const how = signal ? `killed by ${signal}` : `ended with code ${code}`;
        done({ how, reason, byItself: !signal, isFinal: code === BAD_CONFIGURATION });
      });
    });
  };
  const watch = keepRunning(name, listener, () => {
    const end = runOnce();
    ended = end;
    return end;
  });

  return {
    /** Stops the program by SIGTERM, and by SIGKILL after `ms` milliseconds. */
    async stop(ms: number) {
      isStopping = true;
      watch.end();
      const stubborn = setTimeout(() => child?.kill('SIGKILL'), ms);
      child?.kill('SIGTERM');
      await ended;
      clearTimeout(stubborn);
      closeSync(logFile);
    },
  };
}

function eachLine(stream: Readable | null, take: (line: string) => void) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream?.on('end', () => {
    if (rest) take(rest);
  });
}

/**
 * Returns the message to print for a log line: a warning, an error, or error output that is not a log line. Returns
 * null for all other lines.
 */
function warningIn(line: string, isErrorOutput: boolean): string | null {
  if (!line.startsWith('{')) return isErrorOutput && line.trim() ? line : null;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= PINO_WARNING ? [msg, err?.message].filter(Boolean).join(': ') || line : null;
  } catch {
    return null;
  }
}
