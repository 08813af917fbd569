import { setPriority } from 'node:os';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import type { Assigned } from '../../kernel/ports/child-program';
import { type ImportRow, readImportFile } from './read-import-file';

/** Milliseconds of a reader at normal priority. */
const PROMPT_MS = 250;
/** Scheduling priority of a long reader, as of a large export (`writeSheet`). */
const NICENESS = 5;

export interface ImportTask {
  reads: 'suppliers';
  mime: string;
  bytes: Uint8Array;
  width: number;
}
export type ImportAnswer = { rows: ImportRow[] } | { refusal: ErrorCode };

export async function readImport({ task }: Assigned<ImportTask>): Promise<ImportAnswer> {
  const { mime, bytes, width } = task;
  // Small files end before: a file that keeps the reader busy for long leaves the processor to those and to requests.
  const timer = setTimeout(() => setPriority(NICENESS), PROMPT_MS);
  try {
    return { rows: await readImportFile({ mime, bytes: Buffer.from(bytes) }, width) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refusal: error.code };
  } finally {
    clearTimeout(timer);
  }
}
