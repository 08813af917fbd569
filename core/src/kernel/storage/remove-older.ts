import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes what lies in a folder and was last written before a moment, folders with all that is in them. Gives how
 * many; none where there is no folder. What cannot be removed keeps nothing else from being: the first such error is
 * thrown at the end.
 */
export async function removeOlder(directory: string, before: Date): Promise<number> {
  const names = await readdir(directory).catch(orNothing<string[]>([]));
  let removed = 0;
  let failure: { error: unknown } | null = null;
  for (const name of names) {
    const path = join(directory, name);
    try {
      const found = await lstat(path).catch(orNothing(null));
      if (!found || found.mtime >= before) continue;
      await rm(path, { recursive: true, force: true });
      removed += 1;
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
  return removed;
}

/** What is not there, or not any more, is none of a sweep's business. */
const orNothing =
  <T>(nothing: T) =>
  (error: { code?: string }): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
