import { join } from 'node:path';
import type { Context } from '../kernel/context';
import { removeOlder } from '../kernel/remove-older';

/** Milliseconds after which nobody writes any more to a file that is still half there: a request has five minutes. */
const PARTIAL_MEMORY_MS = 15 * 60_000;

/** Where uploads lie until their request is answered. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Removes what processes that were killed left half written, in this machine's uploads and in the store. */
export async function removePartialFiles(ctx: Pick<Context, 'config' | 'files' | 'now'>): Promise<{ removed: number }> {
  const before = new Date(ctx.now().getTime() - PARTIAL_MEMORY_MS);
  const uploads = await removeOlder(uploadsFolder(ctx.config.dataDir), before);
  return { removed: uploads + (await ctx.files.removePartial(before)) };
}
