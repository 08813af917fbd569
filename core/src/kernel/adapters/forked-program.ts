import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { finished } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { isUnavailable } from '../database/connection-errors';
import { type ChildProgram, type ProgramMessage, ProgramOutOfMemory, type ProgramWatch } from '../ports/child-program';
import { findCause } from '../telemetry/cause';

interface ForkedProgramOptions {
  script: string | undefined;
  /** Null for a program that parses untrusted files, so that its environment is empty and exposes no secrets. */
  databaseUrl: string | null;
  /** A replica of that database, which the program reads instead while it can. */
  replicaUrl?: string;
  /** V8 heap limit in MiB. Excludes Buffers, which are allocated outside the heap. */
  heapMb: number;
  /** Limits that the kernel enforces on a program that parses untrusted files. Linux only. */
  kernelLimits?: KernelLimits;
}

interface KernelLimits {
  /** MiB of writable memory: the heap, Buffers and what libraries allocate. */
  dataMb: number;
  /** Seconds of processor time, after which the program is killed even if its parent has died. */
  cpuSeconds: number;
}

const YOUNG_MB = 8;
/** Scheduling priority of a child whose company has further jobs waiting: others get two thirds of the processor. */
const NICENESS = 5;
const KIB_OF_MIB = 1_024;
const MAX_SAID = 8_000;
const MEMORY_IS_FULL = /out of memory|heap limit|allocation failed|bad_alloc/i;
/** Signal by which the kernel ends a program that has used up its processor time. */
const TIME_IS_UP = 'SIGXCPU';

/**
 * How the program is started: by Node, or by a shell that lowers its own limits and then becomes Node, because Node
 * cannot limit a child.
 */
function startOf(heapMb: number, limits: KernelLimits | undefined): { execPath: string; execArgv: string[] } {
  const heap = [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`];
  if (!limits || process.platform !== 'linux') return { execPath: process.execPath, execArgv: heap };
  const { dataMb, cpuSeconds } = limits;
  // A limit that cannot be set is lower already.
  const lower = `ulimit -d ${dataMb * KIB_OF_MIB}; ulimit -t ${cpuSeconds}; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', lower, process.execPath, ...heap] };
}

/** Lowers a child's priority before it starts threads, which inherit it. A child that has ended already is left alone. */
function yieldProcessor(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function createForkedProgram(options: ForkedProgramOptions): ChildProgram {
  const { script, databaseUrl, replicaUrl, heapMb, kernelLimits } = options;
  return {
    async run(task, watch) {
      watch.signal.throwIfAborted();
      if (script === undefined) throw new TypeError('this process has no child program for this task');
      const child = fork(script, [], {
        ...startOf(heapMb, kernelLimits),
        serialization: 'advanced',
        ...(databaseUrl === null ? { env: {} } : {}),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      if (child.pid !== undefined && findCause()?.yields) yieldProcessor(child.pid);
      child.send({ databaseUrl: databaseUrl ?? '', replicaUrl, task }, () => undefined);
      return watched(child, watch);
    },
  };
}

async function watched(child: ChildProcess, { signal, onProgress }: ProgramWatch): Promise<unknown> {
  let reported = Promise.resolve();
  let answer: { result: unknown } | undefined;
  let failure: { error: unknown } | undefined;
  let said = '';
  const end = (error: unknown) => {
    failure ??= { error };
    child.kill('SIGKILL');
  };
  const abort = () => end(signal.reason);
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-MAX_SAID);
  });
  child.on('message', (message: ProgramMessage) => {
    if ('progress' in message) {
      reported = reported.then(() => onProgress(message.progress));
      reported.catch(end);
      return;
    }
    if ('result' in message) answer = message;
    else failure ??= { error: revived(message.error) };
    // The child process sends its result last and exits after the disconnect, so no message is lost.
    if (child.connected) child.disconnect();
  });
  signal.addEventListener('abort', abort, { once: true });
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `code ${code}`));
  });
  signal.removeEventListener('abort', abort);
  await reported.catch(() => undefined);
  if (failure) throw failure.error;
  if (answer) return answer.result;
  if (child.stderr) await finished(child.stderr).catch(() => undefined);
  const cause = new Error(`the program ended: ${how}\n${said}`);
  throw how === TIME_IS_UP || MEMORY_IS_FULL.test(said)
    ? new ProgramOutOfMemory(cause)
    : new DomainError('job_interrupted', { cause });
}

function revived({ name, message, stack, code }: { name: string; message: string; stack?: string; code?: string }) {
  const error = Object.assign(new Error(message), { stack, ...(code === undefined ? {} : { code }) });
  if (isUnavailable(error)) return new DomainError('service_unavailable', { cause: error });
  if (name === 'RangeError' && MEMORY_IS_FULL.test(message)) return new ProgramOutOfMemory(error);
  return Object.assign(error, { name });
}
