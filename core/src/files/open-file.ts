import type { Readable } from 'node:stream';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { readStored } from './read-stored.queries';

export interface OpenFile {
  stream: Readable;
  name: string;
  mime: string;
  size: number;
}

/**
 * Opens a file for an authorized caller. Throws `not_found` for null or if the file was freed after the caller read its
 * row, `file_damaged` if the bytes differ from the stored hash, and the store's error if the bytes are missing for
 * another reason.
 */
export async function openFile(
  ctx: Context,
  file: { key: string; name: string; mime: string; size: number } | null | undefined,
): Promise<OpenFile> {
  if (!file) throw new DomainError('not_found');
  const stream = await readStored(ctx, file.key).catch(async (cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    const kept = await ctx.db.read.storedFile.count({ where: { key: file.key, orphanedAt: null } });
    throw kept > 0 ? cause : new DomainError('not_found', { cause });
  });
  return { stream, name: file.name, mime: file.mime, size: file.size };
}
