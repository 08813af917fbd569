import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FreeSpace } from '../free-space';
import { newId } from '../ids';
import type { FileStore } from '../ports/file-store';
import { removeOlder } from '../remove-older';

/** Where bytes lie until all of them are there. */
const PARTIAL = '.partial';

/** Files below a directory of this machine, which leave `reserveBytes` of its disk free. */
export function createDiskFileStore(directory: string, reserveBytes: number): FileStore {
  const space = new FreeSpace(directory, reserveBytes);
  const partials = join(directory, PARTIAL);
  const put = async (key: string, size: number, write: (path: string) => Promise<void>) => {
    await space.demand(size);
    const partial = join(partials, newId());
    const path = join(directory, key);
    try {
      await mkdir(partials, { recursive: true });
      await write(partial);
      await mkdir(dirname(path), { recursive: true });
      // Under its key a file is there with all its bytes or not at all.
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  };
  return {
    // A download that is under way keeps the bytes of a removed file.
    removalGraceMs: 0,
    demandRoom: (bytes) => space.demand(bytes),
    putFile: async (key, from) => put(key, (await stat(from)).size, (path) => copyFile(from, path)),
    putBytes: (key, bytes) => put(key, bytes.byteLength, (path) => writeFile(path, bytes)),
    read: async (key) => (await open(join(directory, key))).createReadStream(),
    remove: (key) => rm(join(directory, key), { force: true }),
    removePartial: (before) => removeOlder(partials, before),
  };
}
