import type { Readable } from 'node:stream';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { readStored } from './read-stored.queries';

/** A stored file ready to be sent. */
export interface OpenFile {
  stream: Readable;
  name: string;
  mime: string;
  size: number;
}

/**
 * Opens a file's bytes. The caller has checked that the person who asks may have it. Throws `not_found`, also for one
 * that was let go of since the caller read its row; bytes that should be there and are not are a fault,
 * and others than were stored are `file_damaged`.
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
