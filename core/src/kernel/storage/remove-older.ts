import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the files and folders (with their content) in `directory` that were last modified before `before`. Returns
 * their number; 0 if the directory does not exist. Continues after an error and throws the first error at the end.
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

const orNothing =
  <T>(nothing: T) =>
  (error: { code?: string }): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
