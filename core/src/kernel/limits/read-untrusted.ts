import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../context';
import { type ChildProgram, ProgramOutOfMemory } from '../ports/child-program';
import { withDeadline } from './deadline';
import { createTurns, type TurnOwner } from './turns';

/**
 * Readers of requests at a time: each takes some 120 MiB and a processor for up to half a minute, and one session could
 * otherwise start as many as it has connections. Jobs have the limits of their queues.
 */
const inTurn = createTurns({
  concurrency: 2,
  // With the time of a reader less than the minute after which proxies answer in our place.
  maxWaitMs: 20_000,
  maxWaitingOfOne: 4,
  maxWaiting: 60,
  retryAfter: 30,
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
 * Reads an untrusted file of a request in its turn, as `readUntrusted` does. `task` is made when the turn has come, so that
 * waiting files take no memory. Throws `rate_limited` if too many files are waiting.
 */
export const readUploaded = (
  ctx: Pick<Context, 'log'>,
  reader: ChildProgram,
  task: () => Promise<object>,
  { owner, ms }: { owner: TurnOwner; ms: number },
): Promise<unknown> =>
  inTurn(owner, async () => readUntrusted(ctx, reader, await task(), { signal: new AbortController().signal, ms }));
