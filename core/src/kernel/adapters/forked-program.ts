import { type ChildProcess, fork } from 'node:child_process';
import { finished } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { isUnavailable } from '../database/connection-errors';
import { type ChildProgram, type ProgramMessage, ProgramOutOfMemory, type ProgramWatch } from '../ports/child-program';

interface ForkedProgramOptions {
  /** Its bundle, which calls `serveProgram`. */
  script: string;
  /** Null for a program that reads what a stranger made: it gets our environment no more than an address. */
  databaseUrl: string | null;
  /** MiB of memory for objects; beyond it the program ends. Its buffers are few and come on top. */
  heapMb: number;
}

/** MiB for objects that die young: more of it would be touched, and so held, without being faster. */
const YOUNG_MB = 8;
const MAX_SAID = 8_000;
/** What V8 says last when the heap is full, whichever step of its collection has failed. */
const HEAP_IS_FULL = /heap out of memory|heap limit/i;

/** A program that Node runs in a process of its own, one process for each task. */
export function createForkedProgram({ script, databaseUrl, heapMb }: ForkedProgramOptions): ChildProgram {
  return {
    async run(task, watch) {
      watch.signal.throwIfAborted();
      const child = fork(script, [], {
        execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`],
        serialization: 'advanced',
        ...(databaseUrl === null ? { env: {} } : {}),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      child.send({ databaseUrl: databaseUrl ?? '', task }, () => undefined);
      return watched(child, watch);
    },
  };
}

/** What the program answers, once its process is gone. */
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
    // It waits for this: what it has said so far has been heard.
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
