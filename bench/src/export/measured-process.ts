import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeBaseline } from './baseline';
import { openProduct } from './product';

export interface ExportOptions {
  databaseUrl: string;
  companyId: string;
  workflowId: string;
  userId: string;
  directory: string;
}

/** Cost of one export. Memory is the sum over the process and its descendants, in MiB. */
export interface ExportCost {
  ms: number;
  /** Processor time in milliseconds, not including PostgreSQL. */
  cpu: number;
  rows: number;
  /** Longest time in milliseconds for which the event loop was blocked. */
  stall: number;
  peak: number;
  idle: number;
  after: number;
}

type Kind = 'product' | 'baseline';
type Done = Pick<ExportCost, 'ms' | 'rows' | 'stall'>;

const SAMPLED_MS = 20;
/**
 * Milliseconds to wait after an export before memory is measured again, so that the operating system can reclaim freed
 * memory.
 */
const SETTLED_MS = 1_000;
const MIB_IN_KB = 1024;
const TICK_MS = 10;

/** Runs inside the measured process: each message requests an export or an idle period. */
export function serveExports(kind: Kind, options: ExportOptions): void {
  const make =
    kind === 'product' ? openProduct(options) : () => writeBaseline(options, join(options.directory, 'baseline.xlsx'));
  process.on('message', (restMs: number) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    void (restMs > 0 ? sleep(restMs, 0) : make()).then((rows) => {
      delay.disable();
      process.send?.({ ms: performance.now() - began, rows, stall: delay.max / 1e6 } satisfies Done);
    });
  });
}

interface Held {
  mib: number;
  cpu: Map<number, number>;
}

/**
 * Reads memory and processor time of a process and its descendants from /proc; zero for a process that has just ended.
 */
export function heldBy(pid: number): Held {
  try {
    const kb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    // Fields of /proc/pid/stat after the program's name in parentheses: the state, ten numbers, then user and system
    // ticks.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
    const below = readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .filter(Boolean)
      .map((child) => heldBy(Number(child)));
    return {
      mib: below.reduce((sum, { mib }) => sum + mib, kb / MIB_IN_KB),
      cpu: new Map([[pid, (user + system) * TICK_MS], ...below.flatMap(({ cpu }) => [...cpu])]),
    };
  } catch {
    return { mib: 0, cpu: new Map() };
  }
}

export class MeasuredProcess {
  readonly #child: ChildProcess;

  constructor(kind: Kind, options: ExportOptions) {
    this.#child = fork(process.argv[1] ?? '', [kind, JSON.stringify(options)]);
  }

  async measure(restMs = 0): Promise<ExportCost> {
    const held = () => heldBy(this.#child.pid ?? 0);
    const before = held();
    let peak = before.mib;
    const spent = new Map(before.cpu);
    const look = () => {
      const { mib, cpu } = held();
      peak = Math.max(peak, mib);
      for (const [pid, ms] of cpu) spent.set(pid, ms);
    };
    const sampling = setInterval(look, SAMPLED_MS);
    try {
      const done = await new Promise<Done>((resolve, reject) => {
        this.#child.once('message', (message) => resolve(message as Done));
        this.#child.once('exit', (code) => reject(new Error(`the export ended with ${code}`)));
        this.#child.send(restMs);
      });
      this.#child.removeAllListeners('exit');
      look();
      clearInterval(sampling);
      const cpu = [...spent].reduce((sum, [pid, ms]) => sum + ms - (before.cpu.get(pid) ?? 0), 0);
      await sleep(SETTLED_MS);
      return { ...done, cpu, idle: before.mib, peak, after: held().mib };
    } finally {
      clearInterval(sampling);
    }
  }

  end(): void {
    this.#child.kill();
  }
}
