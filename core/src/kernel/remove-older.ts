import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes a folder's files that were last written before a moment; none where there is no folder. Gives how many. */
export async function removeOlder(directory: string, before: Date): Promise<number> {
  const names = await readdir(directory).catch(orNothing<string[]>([]));
  let removed = 0;
  for (const name of names) {
    const path = join(directory, name);
    const found = await lstat(path).catch(orNothing(null));
    if (!found?.isFile() || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** What is not there, or not any more, is none of a sweep's business. */
const orNothing =
  <T>(nothing: T) =>
  (error: { code?: string }): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
