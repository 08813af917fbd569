import { mkdtemp, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from '../kernel/context';
import { FreeSpace } from '../kernel/storage/free-space';
import { makePrivateFolder } from '../kernel/storage/make-private-folder';
import { removeOlder } from '../kernel/storage/remove-older';

/** Milliseconds after which nobody writes any more to a file that is still half there: a request has five minutes. */
const PARTIAL_MEMORY_MS = 15 * 60_000;
/** Milliseconds after which no job works in its folder any more: those that have one may take half an hour. */
const WORK_MEMORY_MS = 60 * 60_000;

/** Where uploads lie until their request is answered. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Where jobs make files before they are stored: within the product's own folder, which holds what clients sent. */
const workFolder = (dataDir: string): string => join(dataDir, 'work');

/**
 * Gives a new folder to work in, for this system user alone, and throws it away with all that is in it. Throws
 * `storage_full` where its disk has less room left than the reserve.
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

/** Removes what processes that were killed left: half-written files of this machine and the store, folders of jobs. */
export async function removePartialFiles(ctx: Pick<Context, 'config' | 'files' | 'now'>): Promise<{ removed: number }> {
  const { dataDir } = ctx.config;
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
  const swept = await Promise.allSettled([
    removeOlder(uploadsFolder(dataDir), ago(PARTIAL_MEMORY_MS)),
    removeOlder(workFolder(dataDir), ago(WORK_MEMORY_MS)),
    ctx.files.removePartial(ago(PARTIAL_MEMORY_MS)),
  ]);
  // What one sweep meets keeps no other from its own.
  let removed = 0;
  for (const sweep of swept) {
    if (sweep.status === 'rejected') throw sweep.reason;
    removed += sweep.value;
  }
  return { removed };
}
