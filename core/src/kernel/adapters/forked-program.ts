import { type ChildProcess, fork } from 'node:child_process';
import { finished } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { isUnavailable } from '../database/connection-errors';
import { type ChildProgram, type ProgramMessage, ProgramOutOfMemory, type ProgramWatch } from '../ports/child-program';

interface ForkedProgramOptions {
  script: string | undefined;
  /** Null for a program that parses untrusted files, so that its environment is empty and exposes no secrets. */
  databaseUrl: string | null;
  /** A replica of that database, which the program reads instead while it can. */
  replicaUrl?: string;
  /** V8 heap limit in MiB. Excludes Buffers, which are allocated outside the heap. */
  heapMb: number;
}

const YOUNG_MB = 8;
const MAX_SAID = 8_000;
const HEAP_IS_FULL = /heap out of memory|heap limit/i;

export function createForkedProgram({ script, databaseUrl, replicaUrl, heapMb }: ForkedProgramOptions): ChildProgram {
  return {
    async run(task, watch) {
      watch.signal.throwIfAborted();
      if (script === undefined) throw new TypeError('this process has no child program for this task');
      const child = fork(script, [], {
        execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`],
        serialization: 'advanced',
        ...(databaseUrl === null ? { env: {} } : {}),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
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
  throw HEAP_IS_FULL.test(said) ? new ProgramOutOfMemory(cause) : new DomainError('job_interrupted', { cause });
}

function revived({ name, message, stack, code }: { name: string; message: string; stack?: string; code?: string }) {
  const error = Object.assign(new Error(message), { stack, ...(code === undefined ? {} : { code }) });
  if (isUnavailable(error)) return new DomainError('service_unavailable', { cause: error });
  return Object.assign(error, { name });
}
