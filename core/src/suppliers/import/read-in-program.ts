import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { IMPORT_MAX_BYTES, IMPORT_READER_MS } from '@homologa/domain/suppliers/limits';
import type { Context } from '../../kernel/context';
import { readUntrusted } from '../../kernel/limits/read-untrusted';
import type { ChildProgram } from '../../kernel/ports/child-program';
import type { ImportAnswer, ImportTask } from './import-program';
import type { ImportRow } from './read-import-file';

/**
 * Parses a stored file in a child process without secrets and with limits on memory and time: a malicious spreadsheet
 * can crash only that process. Throws `file_too_large`, `import_unreadable`, and `import_too_heavy` if memory or time
 * is exhausted; rethrows other failures, which are not caused by the file.
 */
export async function readInProgram(
  ctx: Pick<Context, 'log'>,
  reader: ChildProgram,
  file: { mime: string; stream: Readable },
  { width, signal }: { width: number; signal: AbortSignal },
): Promise<ImportRow[]> {
  const bytes = await buffer(file.stream);
  if (bytes.length > IMPORT_MAX_BYTES) throw new DomainError('file_too_large');
  const task: ImportTask = { reads: 'suppliers', mime: file.mime, bytes, width };
  const answer = await readUntrusted(ctx, reader, task, { signal, ms: IMPORT_READER_MS });
  const outcome = answer as ImportAnswer;
  if ('refusal' in outcome) throw new DomainError(outcome.refusal);
  return outcome.rows;
}
