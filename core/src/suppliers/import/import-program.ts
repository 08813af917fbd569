import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import type { Assigned } from '../../kernel/ports/child-program';
import { type ImportRow, readImportFile } from './read-import-file';

export interface ImportTask {
  reads: 'suppliers';
  mime: string;
  bytes: Uint8Array;
  width: number;
}
export type ImportAnswer = { rows: ImportRow[] } | { refusal: ErrorCode };

export async function readImport({ task }: Assigned<ImportTask>): Promise<ImportAnswer> {
  const { mime, bytes, width } = task;
  try {
    return { rows: await readImportFile({ mime, bytes: Buffer.from(bytes) }, width) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refusal: error.code };
  }
}
