import { DomainError } from '@homologa/domain/errors/domain-error';
import { IMPORT_READER_MS } from '@homologa/domain/suppliers/limits';
import type { Context } from '../context';
import { type ChildProgram, ProgramOutOfMemory } from '../ports/child-program';
import { withDeadline } from './deadline';

const isTooHeavy = (cause: unknown): boolean =>
  cause instanceof ProgramOutOfMemory || (cause instanceof DOMException && cause.name === 'TimeoutError');

/**
 * Runs a task on an untrusted file in the reader, a process without secrets and with limits on memory and time, so that
 * a malicious file ends only that process. Throws `import_too_heavy` if memory or time is exhausted; rethrows other
 * failures, which are not caused by the file.
 */
export async function readUntrusted(
  ctx: Pick<Context, 'log'>,
  reader: ChildProgram,
  task: object,
  signal: AbortSignal,
): Promise<unknown> {
  const read = (bounded: AbortSignal) => reader.run(task, { signal: bounded, onProgress: () => Promise.resolve() });
  return withDeadline(signal, IMPORT_READER_MS, read).catch((cause: unknown) => {
    signal.throwIfAborted();
    if (!isTooHeavy(cause)) throw cause;
    ctx.log.warn({ err: cause }, 'a file was too heavy for its reader');
    throw new DomainError('import_too_heavy', { cause });
  });
}
