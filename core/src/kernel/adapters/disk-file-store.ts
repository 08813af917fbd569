import { chmod, copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids';
import type { FileStore } from '../ports/file-store';
import { FreeSpace } from '../storage/free-space';
import { makePrivateFolder } from '../storage/make-private-folder';
import { removeOlder } from '../storage/remove-older';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 };
const PARTIAL = '.partial';

/** Stores files below a local directory with owner-only permissions and keeps `reserveBytes` of the disk free. */
export function createDiskFileStore(directory: string, reserveBytes: number): FileStore {
  makePrivateFolder(directory);
  const space = new FreeSpace(directory, reserveBytes);
  const partials = join(directory, PARTIAL);
  const put = async (key: string, size: number, write: (path: string) => Promise<void>) => {
    await space.demand(size);
    const partial = join(partials, newId());
    const path = join(directory, key);
    try {
      await mkdir(partials, PRIVATE_FOLDER);
      await write(partial);
      await chmod(partial, PRIVATE_FILE);
      await mkdir(dirname(path), PRIVATE_FOLDER);
      // The rename is atomic, so the key never refers to a partially written file.
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  };
  return {
    // On POSIX systems, a running download can still read a deleted file.
    removalGraceMs: 0,
    requireRoom: (bytes) => space.demand(bytes),
    putFile: async (key, from) => put(key, (await stat(from)).size, (path) => copyFile(from, path)),
    putBytes: (key, bytes) => put(key, bytes.byteLength, (path) => writeFile(path, bytes)),
    read: async (key) => (await open(join(directory, key))).createReadStream(),
    remove: (key) => rm(join(directory, key), { force: true }),
    removePartial: (before) => removeOlder(partials, before),
  };
}
