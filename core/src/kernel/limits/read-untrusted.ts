import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../context';
import { type ChildProgram, ProgramOutOfMemory } from '../ports/child-program';
import { withDeadline } from './deadline';
import { createFairBound } from './fair-bound';

/**
 * Readers of requests at a time: each takes some 120 MiB and a processor for up to half a minute, and one session could
 * otherwise start as many as it has connections. Jobs have the limits of their queues.
 */
const READERS = 2;
const MAX_WAITING_OF_ONE = 8;
const MAX_WAITING = 40;
const RETRY_AFTER_S = 30;

const bounded = createFairBound({
  concurrency: READERS,
  maxWaitingOfOne: MAX_WAITING_OF_ONE,
  maxWaiting: MAX_WAITING,
  retryAfter: RETRY_AFTER_S,
});

const isTooHeavy = (cause: unknown): boolean =>
  cause instanceof ProgramOutOfMemory || (cause instanceof DOMException && cause.name === 'TimeoutError');

/**
 * Runs a task on an untrusted file in the reader, a process without secrets and with limits on memory and time, so that
 * a malicious file ends only that process. Throws `import_too_heavy` if its memory or `ms` milliseconds are exhausted;
 * rethrows other failures, which are not caused by the file.
 */
export async function readUntrusted(
  ctx: Pick<Context, 'log'>,
  reader: ChildProgram,
  task: object,
  { signal, ms }: { signal: AbortSignal; ms: number },
): Promise<unknown> {
  const read = (bounded: AbortSignal) => reader.run(task, { signal: bounded, onProgress: () => Promise.resolve() });
  return withDeadline(signal, ms, read).catch((cause: unknown) => {
    signal.throwIfAborted();
    if (!isTooHeavy(cause)) throw cause;
    ctx.log.warn({ err: cause }, 'a file was too heavy for its reader');
    throw new DomainError('import_too_heavy', { cause });
  });
}

/**
 * Reads an untrusted file of a request, as `readUntrusted` does, in its turn: one file of each owner at a time. Throws
 * `rate_limited` if too many files are waiting.
 */
export const readUploaded = (
  ctx: Pick<Context, 'log'>,
  reader: ChildProgram,
  task: object,
  { owner, ms }: { owner: string; ms: number },
): Promise<unknown> =>
  bounded(owner, () => readUntrusted(ctx, reader, task, { signal: new AbortController().signal, ms }));
