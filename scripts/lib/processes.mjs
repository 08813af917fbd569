import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export const delay = (ms) => new Promise((done) => setTimeout(done, ms));

/** True while a process with this id exists (also one of another user). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits until the process is gone, at most `ms`; tells whether it is. */
export async function waitForEnd(pid, ms) {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await delay(25);
  }
  return true;
}

/** A TCP port on the loopback interface that was free a moment ago, chosen by the system. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Null when `port` can be listened on, else the system's error code (EADDRINUSE, EACCES …). */
export async function portProblem(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const code = await new Promise((done) => {
      const probe = createServer();
      probe.once('error', (error) => done(error.code));
      probe.listen({ port, host }, () => probe.close(() => done(null)));
    });
    if (code) return code;
  }
  return null;
}

/**
 * Runs a program to its end. `output: 'inherit'` shows it, 'collect' returns it.
 * Ends it after `timeoutMs` (SIGTERM, then SIGKILL 5 s later) and reports `timedOut`.
 */
export function run(command, args, { cwd, env, output = 'collect', timeoutMs = 600_000, onOutput } = {}) {
  return new Promise((done, fail) => {
    const stdio = output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio });
    running.add(child);
    let text = '';
    let timedOut = false;
    let hardKill;
    const collect = (chunk) => {
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

const running = new Set();

/** Ends what `run` has under way, for a program that is told to stop. */
export function endRunning(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** The same as `run`, for a program written in JavaScript. */
export const runNode = (args, options) => run(process.execPath, args, options);
