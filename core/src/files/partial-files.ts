import { mkdtemp, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from '../kernel/context';
import { FreeSpace } from '../kernel/storage/free-space';
import { makePrivateFolder } from '../kernel/storage/make-private-folder';
import { removeOlder } from '../kernel/storage/remove-older';

/** Age in milliseconds, since its last byte, at which an incomplete upload is stale; a request may pause for a minute. */
const PARTIAL_MEMORY_MS = 15 * 60_000;
/** Age in milliseconds at which a job's work folder is stale; such jobs have a timeout of half an hour. */
const WORK_MEMORY_MS = 60 * 60_000;

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/**
 * Folder in which jobs write a file before it is stored. The folder is inside the data folder, because the files
 * contain client data.
 */
const workFolder = (dataDir: string): string => join(dataDir, 'work');

/**
 * Provides a temporary folder, private to the system user, and deletes it afterwards. Throws `storage_full` if the disk
 * has less free space than the reserve.
 */
export async function withWorkFolder<T>(ctx: Pick<Context, 'config'>, use: (folder: string) => Promise<T>): Promise<T> {
  const { dataDir, storageReserveBytes } = ctx.config;
  const parent = workFolder(dataDir);
  makePrivateFolder(parent);
  await new FreeSpace(parent, storageReserveBytes).demand(0);
  const folder = await mkdtemp(parent + sep);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function removePartialFiles(ctx: Pick<Context, 'config' | 'files' | 'now'>): Promise<{ removed: number }> {
  const { dataDir } = ctx.config;
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
  const swept = await Promise.allSettled([
    removeOlder(uploadsFolder(dataDir), ago(PARTIAL_MEMORY_MS)),
    removeOlder(workFolder(dataDir), ago(WORK_MEMORY_MS)),
    ctx.files.removePartial(ago(PARTIAL_MEMORY_MS)),
  ]);
  // All deletions of old files have finished by now, even if one of them failed.
  let removed = 0;
  for (const sweep of swept) {
    if (sweep.status === 'rejected') throw sweep.reason;
    removed += sweep.value;
  }
  return { removed };
}
