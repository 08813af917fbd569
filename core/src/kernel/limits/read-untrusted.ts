import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../context';
import { type ChildProgram, ProgramOutOfMemory } from '../ports/child-program';
import { withDeadline } from './deadline';

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
