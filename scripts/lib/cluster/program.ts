import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { SystemUser } from '../postgres/postgres-home';
import { openLog } from '../processes';
import { Halt } from '../say';

const LONGEST_RUN_MS = 120_000;

interface Start {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  user: SystemUser | null;
  log: string;
  env?: NodeJS.ProcessEnv;
}

/** Environment of Debian's programs, without PGHOST, PGDATA and similar variables of the shell. */
const plainEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C' });

/** A running server of the cluster, in a process group of its own: Ctrl-C must not end it before its clients. */
export class Program {
  readonly name: string;
  readonly over: Promise<string>;
  readonly #child: ChildProcess;
  #isOver = false;

  constructor({ name, command, args, cwd, user, log, env }: Start) {
    this.name = name;
    const file = openLog(log);
    const options = { cwd, env: { ...plainEnv(), ...env }, detached: true, ...user };
    this.#child = spawn(command, [...args], { ...options, stdio: ['ignore', file, file] });
    closeSync(file);
    this.over = new Promise((done) => {
      const end = (how: string) => {
        this.#isOver = true;
        done(how);
      };
      this.#child.once('error', (error) => end(error.message));
      this.#child.once('exit', (code, signal) => end(signal ? `killed by ${signal}` : `ended with code ${code}`));
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  signal(signal: NodeJS.Signals): void {
    if (!this.#isOver) this.#child.kill(signal);
  }

  /** Kills the program with all its processes, without a word to its clients. */
  async kill(): Promise<void> {
    if (this.#isOver || this.pid <= 1) return;
    process.kill(-this.pid, 'SIGKILL');
    await this.over;
  }

  /** Ends the program by `signal`, and after `ms` by SIGKILL. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', ms = 20_000): Promise<void> {
    this.signal(signal);
    const stubborn = setTimeout(() => void this.kill(), ms);
    await this.over;
    clearTimeout(stubborn);
  }
}

interface Run {
  cwd: string;
  user: SystemUser | null;
  env?: NodeJS.ProcessEnv;
}

const execute = promisify(execFile);

/** Runs a program to its end and returns its output. Throws a Halt with what it wrote. */
export async function runTool(command: string, args: readonly string[], { cwd, user, env }: Run): Promise<string> {
  try {
    const options = { cwd, env: { ...plainEnv(), ...env }, ...user, timeout: LONGEST_RUN_MS };
    const { stdout } = await execute(command, [...args], options);
    return stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Halt(`${command} failed: ${stderr?.trim() || message}`);
  }
}
